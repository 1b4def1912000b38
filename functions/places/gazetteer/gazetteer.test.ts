import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fold } from '../fold.ts';
import { readPlaces } from '../parse/read-places.ts';

type Named = { country: string; code: string; names: string[] };

/** The regions of all countries with all their names. */
function regionsOfTheGazetteer(): Named[] {
  const all: Named[] = [];
  let [country, code] = ['', ''];
  for (const line of readFileSync(new URL('./gazetteer.tsv', import.meta.url), 'utf8').split('\n')) {
    const [head = '', name = '', more = ''] = line.split('\t');
    if (head.startsWith('@')) [country, code] = [name, head.slice(1, 3)];
    else if (head.startsWith('#') && name !== '')
      all.push({ country, code, names: [name, ...more.split('|').filter((other) => /^[^/]+$/.test(other))] });
  }
  return all;
}

test('however a region of any country is spelled, it is one place, if no other region there bears the name', () => {
  const regions = regionsOfTheGazetteer();
  const bearers = new Map<string, Set<Named>>();
  for (const region of regions)
    for (const name of region.names) {
      const key = `${region.code} ${fold(name)}`;
      bearers.set(key, (bearers.get(key) ?? new Set()).add(region));
    }
  const apart = regions.flatMap(({ country, code, names }) => {
    const states = names
      .filter((name) => bearers.get(`${code} ${fold(name)}`)?.size === 1 && !country.includes(','))
      .flatMap((spelled) => readPlaces([`${spelled}, ${country}`]).places)
      .filter((place) => place.country === code && place.city === '' && place.state !== '')
      .map(({ state }) => state);
    return new Set(states).size > 1 ? [`${country}: ${[...new Set(states)].join(' and ')}`] : [];
  });
  expect(regions.length).toBeGreaterThan(3000);
  expect(apart).toEqual([]);
});

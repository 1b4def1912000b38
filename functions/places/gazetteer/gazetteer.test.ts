import { readFileSync } from 'node:fs';
import { sampleOf } from '@daybreak/contract/fixtures/sampling.ts';
import { fold } from '@daybreak/contract/fold.ts';
import { expect, test } from '@jest/globals';
import { parseLocations } from '../parse/parse-locations.ts';

type Named = { country: string; code: string; names: string[] };

function readRegions(): Named[] {
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

test('all spellings of a region are the same place, unless another region of the country has the name', () => {
  const regions = readRegions();
  const regionsByName = new Map<string, Set<Named>>();
  for (const region of regions)
    for (const name of region.names) {
      const key = `${region.code} ${fold(name)}`;
      regionsByName.set(key, (regionsByName.get(key) ?? new Set()).add(region));
    }
  const conflicts = sampleOf(regions, 800).flatMap(({ country, code, names }) => {
    const states = names
      .filter((name) => regionsByName.get(`${code} ${fold(name)}`)?.size === 1 && !country.includes(','))
      .flatMap((spelled) => parseLocations([`${spelled}, ${country}`]).places)
      .filter((place) => place.country === code && place.city === '' && place.state !== '')
      .map(({ state }) => state);
    return new Set(states).size > 1 ? [`${country}: ${[...new Set(states)].join(' and ')}`] : [];
  });
  expect(regions.length).toBeGreaterThan(3000);
  expect(conflicts).toEqual([]);
});

import { describe, expect, test } from '@jest/globals';
import type { Place } from '../places/place.ts';
import { findTerritory } from './find-territory.ts';

const usa = { city: '', state: '', country: 'US' };
const texas = { city: '', state: 'TX', country: 'US' };
const line = 'You must be based in Texas or Ohio.';

const territoryOf = (places: Place[], locations: string[], lines: string[], areFromTitle = false) =>
  findTerritory({ places, areFromTitle }, locations, lines);

describe('the territory of a remote job', () => {
  test('is that of its fields', () => {
    expect(territoryOf([usa], ['Remote, US'], [])).toMatchObject({ countries: ['US'], source: 'field' });
    expect(territoryOf([], ['Remote - Worldwide'], [])).toMatchObject({
      regions: ['Worldwide'],
      source: 'field',
    });
  });

  test('is that of its text if the fields name none, or a part of theirs', () => {
    expect(territoryOf([], ['Remote'], [line])).toMatchObject({
      states: [{ state: 'TX' }, { state: 'OH' }],
    });
    expect(territoryOf([usa], ['Remote, US'], [line])).toMatchObject({ source: 'text' });
  });

  test('is that of its fields if its text is wider or elsewhere', () => {
    expect(territoryOf([texas], ['Texas'], ['Must be authorized to work in the US.'])).toMatchObject({
      states: [texas],
      source: 'field',
    });
    expect(territoryOf([usa], ['US'], ['You must be based in Canada.'])).toMatchObject({
      countries: ['US'],
    });
  });

  test('ING-03 by a field comes with its plain text as evidence', () => {
    expect(territoryOf([usa], ['US-Remote[<b onclick="x">]'], [])?.evidence).toBe('US-Remote[ ]');
    expect(territoryOf([], ['Remote (UTC+12) <script>'], [])?.evidence).toBe('Remote (UTC+12)');
  });

  test.each([
    [['San Francisco, CA', 'Remote (Seattle, WA only)'], { states: [{ state: 'WA' }], countries: [] }],
    [['Remote - NYC'], { states: [{ state: 'NY' }], countries: [] }],
    [['Charlotte, NC', 'Remote - North Carolina'], { states: [{ state: 'NC' }], countries: [] }],
    [['Remote - Oregon', 'Remote - Washington'], { states: [{ state: 'OR' }, { state: 'WA' }] }],
    [['Berlin, Germany', 'Remote (Germany)'], { countries: ['DE'] }],
    [['Warszawa', 'Praca zdalna - Polska'], { countries: ['PL'] }],
    [['Paris', 'Télétravail (France)'], { countries: ['FR'] }],
    [['Austin, TX', 'Remote'], { countries: ['US'], states: [] }],
  ])('of %j is that of the fields that name remote work', (locations, areas) => {
    const austin = { city: 'Austin', state: 'TX', country: 'US' };
    expect(territoryOf([austin], locations, [])).toMatchObject(areas);
  });

  test('is the state of a town in the title', () => {
    const austin = { city: 'Austin', state: 'TX', country: 'US' };
    expect(territoryOf([austin], ['Remote'], [], true)).toMatchObject({ states: [{ state: 'TX' }] });
  });

  test('is unknown if nothing says so', () => {
    expect(territoryOf([], ['Remote'], ['We are remote.'])).toBeNull();
  });
});

import { describe, expect, test } from '@jest/globals';
import { findTerritory } from './find-territory.ts';

const usa = { city: '', state: '', country: 'US' };
const texas = { city: '', state: 'TX', country: 'US' };
const line = 'You must be based in Texas or Ohio.';

describe('the territory of a remote job', () => {
  test('is that of its fields', () => {
    expect(findTerritory([usa], ['Remote, US'], [])).toMatchObject({ countries: ['US'], source: 'field' });
    expect(findTerritory([], ['Remote - Worldwide'], [])).toMatchObject({
      regions: ['Worldwide'],
      source: 'field',
    });
  });

  test('is that of its text if the fields name none, or a part of theirs', () => {
    expect(findTerritory([], ['Remote'], [line])).toMatchObject({
      states: [{ state: 'TX' }, { state: 'OH' }],
    });
    expect(findTerritory([usa], ['Remote, US'], [line])).toMatchObject({ source: 'text' });
  });

  test('is that of its fields if its text is wider or elsewhere', () => {
    expect(findTerritory([texas], ['Texas'], ['Must be authorized to work in the US.'])).toMatchObject({
      states: [texas],
      source: 'field',
    });
    expect(findTerritory([usa], ['US'], ['You must be based in Canada.'])).toMatchObject({
      countries: ['US'],
    });
  });

  test('is unknown if nothing says so', () => {
    expect(findTerritory([], ['Remote'], ['We are remote.'])).toBeNull();
  });
});

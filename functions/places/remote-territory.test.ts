import { describe, expect, test } from '@jest/globals';
import { areasOf, isRemoteFor } from './remote-territory.ts';
import { membersOf } from './territories.ts';

const place = (country: string, state = '', city = '') => ({ city, state, country });
const austin = { state: 'TX', country: 'US' };
const toronto = { state: 'ON', country: 'CA' };

describe('whether a remote job is for someone', () => {
  test.each([
    ['a country', [place('US')], austin, 'yes'],
    ['another country', [place('US')], toronto, 'no'],
    ['their state', [place('US', 'TX'), place('US', 'CO')], austin, 'yes'],
    ['another state', [place('US', 'CO')], austin, 'no'],
    ['a state, and they name none', [place('US', 'CO')], { state: '', country: 'US' }, 'unknown'],
    ['a city, which only names its country', [place('US', 'CO', 'Denver')], austin, 'yes'],
    ['the capital, which is a state', [place('US', 'DC', 'Washington')], austin, 'no'],
    ['no country', [place('', 'Europe')], austin, 'unknown'],
    ['nothing', [], austin, 'unknown'],
  ])('follows from places that name %s', (_, places, home, answer) => {
    expect(isRemoteFor(areasOf(places), home)).toBe(answer);
  });

  test('a region stays a region, and stands for its countries or states', () => {
    const emea = areasOf(membersOf('EMEA'));
    expect(emea).toEqual({ countries: [], states: [], regions: ['EMEA'] });
    expect(isRemoteFor(emea, { state: 'Berlin', country: 'DE' })).toBe('yes');
    expect(isRemoteFor(emea, austin)).toBe('no');
    const east = areasOf(membersOf('East Coast'));
    expect([isRemoteFor(east, austin), isRemoteFor(east, { state: 'NY', country: 'US' })]).toEqual([
      'no',
      'yes',
    ]);
  });

  test('the whole world includes everyone', () => {
    expect(isRemoteFor({ countries: [], states: [], regions: ['Worldwide'] }, toronto)).toBe('yes');
  });
});

import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { User } from '../table/user.ts';
import { newAccountRows, SignUpAttributes } from './sign-up.ts';
import { toGraphQLUser } from './to-graphql-user.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const complete = {
  sub: 'ada',
  email: 'Ada@Example.com',
  given_name: 'Ada',
  family_name: '',
  phone_number: '+14155552671',
  profile: JSON.stringify(['backend engineer', 'swe ii']),
  'custom:country': 'US',
  'custom:countryCode': '+1',
  'custom:dateCreated': '2026-06-01',
  'custom:locations': JSON.stringify([{ city: 'Austin', state: 'TX', country: 'US' }]),
  'custom:function': 'De',
  'custom:remote': 'false',
  'custom:jobType': 'Fu',
  'custom:seniority': 'senior',
  'custom:criteria': JSON.stringify({ levels: ['senior'], excludedRequirements: ['agency'] }),
};
const userOf = (attributes: object): User => newAccountRows(SignUpAttributes.parse(attributes), NOW).user;

describe('a new account', () => {
  test('REG-05 has the attributes of the sign-up and ten free alerts', () => {
    const { user, rows } = newAccountRows(SignUpAttributes.parse(complete), NOW);
    expect(user).toMatchObject({
      sub: 'ada',
      email: 'ada@example.com',
      firstName: 'Ada',
      phone: '+14155552671',
      phoneVerified: false,
      country: 'US',
      countryCode: '+1',
      positions: ['Backend Engineer', 'SWE II'],
      locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
      seniority: 'senior',
      criteria: { levels: ['senior'], excludedRequirements: ['agency'], minPay: null },
      userPrefs: {
        function: 'De',
        includeRemote: false,
        notifyEmail: true,
        notifyText: false,
        preferredJobType: 'Fu',
      },
      createdAt: NOW.toISOString(),
    });
    expect(rows.map(({ pk }) => pk.split('#')[0])).toEqual(['USER', 'EMAIL', 'METER', 'STALE']);
    expect(toGraphQLUser(user, 0).matches).toBe(FREE_ALERTS);
  });

  test.each([
    ['only an email', {}],
    ['titles that are not JSON', { profile: 'Backend Engineer' }],
    ['titles that are not an array', { profile: '{"a":1}' }],
    ['titles that are null', { profile: 'null' }],
    ['truncated places', { 'custom:locations': '[{"city":"Austin","sta' }],
    ['places without a country', { 'custom:locations': '[{"city":"Austin"}]' }],
    ['a country in words', { 'custom:country': 'United States' }],
    ['a code in words', { 'custom:countryCode': 'one' }],
    ['an unknown role', { 'custom:function': 'Engineering' }],
    ['criteria that are not JSON', { 'custom:criteria': '{"levels":' }],
    ['an unknown level in the criteria', { 'custom:criteria': '{"levels":["boss"]}' }],
    ['an unknown job type and level', { 'custom:jobType': 'Full-Time', 'custom:seniority': 'wizard' }],
  ])('REG-05 is opened with %s and gets the defaults', (_, invalid) => {
    const user = userOf({ sub: 'ada', email: 'ada@example.com', ...invalid });
    expect(user).toMatchObject({
      positions: [],
      locations: [{ city: '', state: '', country: 'US' }],
      country: 'US',
      countryCode: '+1',
      seniority: '',
      criteria: { levels: null, minPay: null, excludedRequirements: [] },
      userPrefs: { function: 'En', includeRemote: true, preferredJobType: null },
    });
  });

  test('REG-05 keeps the valid values among invalid ones', () => {
    const places = [
      null,
      { city: 'x'.repeat(3_000), state: '', country: 'US' },
      { city: '', state: '', country: 'ca' },
    ];
    const user = userOf({
      ...complete,
      profile: JSON.stringify(['', 'backend engineer', null, 7, 'x'.repeat(2_000)]),
      'custom:locations': JSON.stringify(places),
      'custom:remote': 'FALSE',
      'custom:country': 'ca',
    });
    expect(user.positions).toEqual(['Backend Engineer']);
    expect(user.locations).toEqual([{ city: '', state: '', country: 'CA' }]);
    expect(user.userPrefs.includeRemote).toBe(false);
    expect(user.country).toBe('CA');
  });

  test('REG-05 is opened for any attributes', () => {
    const keys = Object.keys(complete).filter((key) => key !== 'sub' && key !== 'email');
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('', 'null', '[]', '[[]]', '[{"country":"US"}]'),
    );
    const attributes = fc.dictionary(fc.constantFrom(...keys), text);
    fc.assert(
      fc.property(attributes, (invalid) => {
        const user = userOf({ sub: 'ada', email: 'ada@example.com', ...invalid });
        expect(User.parse(user)).toEqual(user);
        expect(user.locations.length).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { jobTitleKeys, savedTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { dreamCompanies, isCompanyPartition } from './dream-companies.ts';
import { wantedWatchers } from './watchers.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const companiesOf = (facts: Parameters<typeof aUser>[0]) => [...dreamCompanies(aUser(facts), NOW)];

describe('dream companies', () => {
  test('MATCH-04 are a subscriber’s, each once, as first spelled', () => {
    const names = ['ACME', 'Larkspur Systems, Inc.', 'acme llc', '!?'];
    expect(companiesOf({ dreamCompanies: names, activeSubscription: anActiveSubscription })).toEqual([
      ['@acme', 'ACME'],
      ['@larkspur systems', 'Larkspur Systems, Inc.'],
    ]);
    expect(companiesOf({ dreamCompanies: names })).toEqual([]);
  });

  test('MATCH-04 are filed under keys that no title has', () => {
    const subscriber = aUser({ dreamCompanies: ['Engineer'], activeSubscription: anActiveSubscription });
    for (const row of wantedWatchers(subscriber, NOW))
      expect(isCompanyPartition(row.pk)).toBe(row.sk.endsWith('#Engineer') && row.pk.startsWith('WATCHER#@'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('@Engineer', '@ Acme')), (text) => {
        const keys = [...jobTitleKeys(parseTitle(text)), ...savedTitleKeys(parseTitle(text))];
        expect(keys.filter((key) => key.startsWith('@'))).toEqual([]);
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { canBeAlerted, hasSubscription } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { readWanted, watcherSkPrefix } from './watcher.ts';
import { wantedWatchers } from './watchers.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ENDED = '2026-05-01T00:00:00.000Z';

type Profile = Parameters<typeof aUser>[0];

const watchersOf = (profile: Profile) =>
  wantedWatchers(aUser(profile), NOW).map((row) => ({ ...row, ...readWanted(row) }));

const keys = (profile: Profile) => watchersOf(profile).map(({ pk, sk }) => `${pk} ${sk}`);

describe('the watchers of a profile', () => {
  test('are one for each title in each place, with the person’s id', () => {
    const rows = watchersOf({
      positions: ['Backend Engineer', 'C# Developer'],
      locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
      userPrefs: { preferredJobType: 'Co' },
    });
    expect(new Set(rows.map(({ pk }) => pk.split('|')[1]))).toEqual(
      new Set(['city:us:tx:austin', 'in:us', 'remote:us', 'remote']),
    );
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(['Backend Engineer', 'C# Developer']));
    for (const { pk, sk, place, demands } of rows) {
      expect(sk.startsWith(watcherSkPrefix('ada'))).toBe(true);
      expect(demands.terms.jobTypes).toEqual(['Co']);
      expect(place).toBe(pk.endsWith('|in:us') ? 'city:us:tx:austin' : undefined);
    }
  });

  test('include typed and generated titles, each once', () => {
    const generated = ['Backend Engineer', 'API Engineer'].map((position) => ({
      position,
      corePosition: 'Engineer',
      parentPosition: 'Backend Engineer',
    }));
    const profile = { generatedPositions: generated };
    expect(savedTitles(aUser(profile))).toEqual(['Backend Engineer', 'API Engineer']);
    expect(new Set(watchersOf(profile).map(({ title }) => title)).size).toBe(2);
  });

  test('stay the same when another title is removed or titles are reordered', () => {
    const three = keys({ positions: ['Backend Engineer', 'Product Designer', 'Data Scientist'] });
    const two = keys({ positions: ['Data Scientist', 'Backend Engineer'] });
    expect(three).toEqual(expect.arrayContaining(two));
    expect(three).toHaveLength((two.length / 2) * 3);
  });

  test('MATCH-04 include one for each of a subscriber’s dream companies in each place', () => {
    const companies = { dreamCompanies: ['ACME', 'Acme, Inc.', 'Larkspur', '😀'], positions: ['Designer'] };
    const free = keys(companies);
    const all = keys({ ...companies, activeSubscription: anActiveSubscription });
    expect(all).toEqual(expect.arrayContaining(free));
    expect(all.filter((key) => !free.includes(key)).map((key) => key.split('|')[0])).toEqual(
      ['acme', 'larkspur'].flatMap((name) => Array(free.length).fill(`WATCHER#@${name}`)),
    );
    const rows = watchersOf({ ...companies, activeSubscription: anActiveSubscription });
    expect(new Set(rows.map(({ company }) => company))).toEqual(new Set([undefined, 'ACME', 'Larkspur']));
  });

  test('MATCH-04 have keys of a length that DynamoDB accepts, even of names that grow when folded', () => {
    // One letter that is written as 18.
    const name = '\ufdfa'.repeat(100);
    const rows = watchersOf({
      positions: [`Engineer ${'工'.repeat(91)}`],
      dreamCompanies: [name],
      locations: [{ city: name, state: name, country: 'GB' }],
      activeSubscription: anActiveSubscription,
    });
    expect(new Set(rows.map(({ company }) => company))).toEqual(new Set([undefined, name]));
    for (const { pk, sk } of rows) {
      expect(Buffer.byteLength(pk)).toBeLessThanOrEqual(2_048);
      expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(1_024);
    }
  });

  test('are none for titles without words', () => {
    expect(keys({ positions: ['', '---', '  '] })).toEqual([]);
  });

  test.each([
    ['wants no mail', { userPrefs: { notifyEmail: false } }],
    ['has an address that bounces', { userPrefs: { emailState: 'bounced' as const } }],
    ['has complained of our mail', { userPrefs: { emailState: 'complained' as const } }],
    ['has no free alert left', { freeAlertsEndedAt: ENDED }],
    [
      'no longer pays',
      {
        freeAlertsEndedAt: ENDED,
        activeSubscription: { ...anActiveSubscription, status: 'canceled' as const },
      },
    ],
  ])('MATCH-01 are none for a person who %s', (_, facts) => {
    expect(keys(facts)).toEqual([]);
  });

  test('exist for a subscriber whose free alerts have ended', () => {
    expect(keys({ freeAlertsEndedAt: ENDED, activeSubscription: anActiveSubscription })).not.toEqual([]);
  });
});

describe('a subscription', () => {
  const end = NOW.getTime() / 1000;
  test.each([
    ['active', end - 1, true],
    ['trialing', end - 1, true],
    ['past_due', end - 6 * 86_400, true],
    ['past_due', end - 7 * 86_400, false],
    ['canceled', end + 86_400, false],
    ['incomplete', end + 86_400, false],
    ['unpaid', end + 86_400, false],
    ['paused', end + 86_400, false],
  ] as const)('that is %s, its period ending at %i, counts: %p', (status, currentPeriodEnd, counts) => {
    const activeSubscription = { ...anActiveSubscription, status, currentPeriodEnd };
    expect(hasSubscription({ activeSubscription }, NOW)).toBe(counts);
    expect(canBeAlerted(aUser({ activeSubscription, freeAlertsEndedAt: ENDED }), NOW)).toBe(counts);
  });
});

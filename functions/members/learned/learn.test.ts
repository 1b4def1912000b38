import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aUser } from '../../table/fixtures/user.ts';
import type { Learned, Setting } from '../../table/learned.ts';
import { User } from '../../table/user.ts';
import { nextVersion } from '../next-version.ts';
import { isInEffect } from './apply-setting.ts';
import { learn, MAX_LEARNED, unlearn } from './learn.ts';
import { settingWords } from './setting-words.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const austin = { city: 'Austin', state: 'TX', country: 'US' };
const suggestion = {
  corePosition: 'Backend Engineer',
  parentPosition: 'Backend Engineer',
  position: 'API Engineer',
};
const ada = aUser({ positions: ['Backend Engineer', 'SRE'], generatedPositions: [suggestion] });

const SETTINGS: Setting[] = [
  { kind: 'excludedWord', word: 'Payments' },
  { kind: 'excludedCompany', company: 'Acme' },
  { kind: 'excludedRequirement', requirement: 'clearance' },
  { kind: 'dreamCompany', company: 'Acme', isAdded: true },
  { kind: 'addedTitle', title: 'Platform Engineer' },
  {
    kind: 'removedTitle',
    title: 'Backend Engineer',
    typed: [{ at: 0, item: 'Backend Engineer' }],
    suggested: [{ at: 0, item: suggestion }],
  },
  { kind: 'place', place: austin, isAdded: true },
  { kind: 'includeRemote', before: true, after: false },
  { kind: 'levels', before: null, after: ['mid', 'senior'] },
  { kind: 'minPay', before: null, after: { amount: 150_000, currency: 'USD', period: 'year' } },
  { kind: 'minSkills', before: null, after: 'half' },
  { kind: 'languages', before: [], after: ['en'] },
  { kind: 'workplaces', before: [], after: ['remote'] },
  { kind: 'includeUnstatedTerritory', before: false, after: true },
  { kind: 'includeUnstatedPay', before: true, after: false },
];

const entry = (setting: Setting, id = 'one'): Learned => ({
  id,
  at: NOW.toISOString(),
  jobID: 'job',
  alert: 'Backend Engineer at Acme',
  words: settingWords(setting),
  setting,
});
const learned = (user: User, setting: Setting, id?: string) => learn(user, entry(setting, id)) ?? user;
/** As the table returns it. */
const stored = (user: User) => User.parse(JSON.parse(JSON.stringify(user)));

describe('what is learned from an answer', () => {
  test('LEARN-01 each setting says something of its own', () => {
    expect(new Set(SETTINGS.map(settingWords)).size).toBe(SETTINGS.length);
  });

  test.each(SETTINGS)('LEARN-01 applies, is listed and is undone exactly: $kind', (setting) => {
    const after = stored(learned(ada, setting));
    expect(isInEffect(after, setting)).toBe(true);
    expect(after.learned).toEqual([entry(setting)]);
    expect(learn(after, entry(setting, 'again'))).toBeUndefined();
    expect(unlearn(after, 'one')).toEqual(ada);
    expect(unlearn(ada, 'one')).toBeUndefined();
  });

  test('LEARN-01 is undone in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SETTINGS), fc.infiniteStream(fc.nat()), (settings, random) => {
        const all = settings.reduce((user, one) => learned(user, one, one.kind), ada);
        const order = [...settings].sort(() => ((random.next().value ?? 0) % 2) - 0.5);
        const none = order.reduce((user, { kind }) => unlearn(user, kind) ?? user, all);
        expect(none).toEqual(ada);
      }),
    );
  });

  test('LEARN-01 is no longer listed once the person has decided otherwise', () => {
    const [word, levels] = [SETTINGS[0], SETTINGS[8]] as [Setting, Setting];
    const after = learned(learned(ada, word, 'word'), levels, 'levels');
    const changed = { ...after, excludedWords: [] };
    expect(nextVersion(after, changed, NOW).learned.map(({ id }) => id)).toEqual(['levels']);
  });

  test('LEARN-01 about levels keeps levels that were chosen since', () => {
    const narrowed = learned(ada, { kind: 'levels', before: ['mid', 'senior'], after: ['mid'] });
    const criteria = { ...narrowed.criteria, levels: ['mid' as const, 'manager' as const] };
    expect(unlearn({ ...narrowed, criteria }, 'one')?.criteria.levels).toEqual(['mid', 'senior', 'manager']);
  });

  test('LEARN-01 lists the newest, and keeps the settings of older ones', () => {
    const words = Array.from({ length: MAX_LEARNED + 1 }, (_, n) => `word${n}`);
    const all = words.reduce((user, word) => learned(user, { kind: 'excludedWord', word }, word), ada);
    expect(all.learned.map(({ id }) => id)).toEqual(words.slice(1));
    expect(all.excludedWords).toEqual(words);
  });

  test('LEARN-01 refuses to restore a title that there is no more room for', () => {
    const removed = learned(ada, SETTINGS[5] as Setting);
    const full = { ...removed, positions: Array.from({ length: 40 }, (_, n) => `Title ${n}`) };
    expect(() => unlearn(full, 'one')).toThrow('You can save at most 40 job titles.');
  });
});

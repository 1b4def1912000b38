import { describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { adminMatch } from './admin-match.ts';
import { type Case, checksOf, reasonOf, verdictOf } from './explain-match.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const spent = new Set(Array.from({ length: 10 }, (_, number) => `m${number}`));
const given = (facts: Partial<Case> = {}): Case => ({
  user: aUser(),
  meter: Meter.parse({}),
  job: aJob(),
  alert: undefined,
  waiting: [],
  now: NOW,
  ...facts,
});
const failing = (facts: Partial<Case>) =>
  checksOf(given(facts)).flatMap(({ rule, holds, words }) => (holds ? [] : [`${rule}: ${words}`]));

describe('ADMIN-01 why a job is, or is not, for a person', () => {
  test('every rule holds of a job that can be alerted', () => {
    const checks = checksOf(given());
    expect(checks.map(({ rule }) => rule)).toEqual([
      'title',
      'place',
      'type',
      'excludes',
      'posting',
      'channel',
      'free alerts',
      'timing',
      'ledger',
    ]);
    expect(checks[0]?.words).toBe('Wanted as “Backend Engineer”.');
    expect(verdictOf(checks, given())).toBe('Ada can be alerted of this job.');
  });

  test.each<[string, Partial<Case>, string]>([
    ['title', { job: aJob({ jobTitle: 'Pastry Chef' }) }, 'title: No saved title names this job.'],
    [
      'place',
      {
        user: aUser({
          locations: [{ city: '', state: '', country: 'DE' }],
          userPrefs: { includeRemote: false },
        }),
      },
      'place: No place of the person has this job.',
    ],
    [
      'type',
      { user: aUser({ userPrefs: { preferredJobType: 'In' } }) },
      'type: The type is full-time, the person wants internship.',
    ],
    ['exclude', { user: aUser({ excludedWords: ['backend'] }) }, 'excludes: The person excludes “backend”.'],
    [
      'excluded company',
      { user: aUser({ excludedCompanies: [aJob().fullCompanyName] }) },
      `excludes: The person excludes jobs at ${aJob().fullCompanyName}.`,
    ],
    [
      'closed posting',
      { job: aJob({ closedAt: '2026-06-01T11:00:00Z' }) },
      'posting: The posting closed on Jun 1, 2026, 7:00 AM EDT.',
    ],
    [
      'closed channel',
      { user: aUser({ userPrefs: { emailState: 'bounced' } }) },
      'channel: No channel is open: e-mail is bounced, text is turned off.',
    ],
    ['spent free alerts', { meter: Meter.parse({ charged: spent }) }, 'free alerts: No free alert is left.'],
    [
      'alert that was sent',
      { alert: anAlert('ada', 'one', { state: 'sent', sentAt: '2026-06-01T11:59:00Z' }) },
      'ledger: Sent on Jun 1, 2026, 7:59 AM EDT.',
    ],
  ])('says what speaks against it: the %s', (_, facts, words) => {
    const [first, ...others] = failing(facts);
    expect(first).toContain(words);
    expect(others).toEqual([]);
    expect(verdictOf(checksOf(given(facts)), given(facts))).toMatch(
      /^Nothing is sent to Ada\.|^Ada already has/,
    );
  });

  test.each<[string, Partial<Case>, string]>([
    ['nothing', {}, 'It is on its way.'],
    [
      'quiet hours, on the clock of the person',
      {
        user: aUser({
          alertSettings: { quietFrom: '04:00', quietTo: '09:30' },
          userPrefs: { timeZone: 'America/Los_Angeles' },
        }),
      },
      'It waits until Jun 1, 2026, 9:30 AM PDT.',
    ],
    [
      'the message before it',
      { meter: Meter.parse({ nextAt: NOW.getTime() + 600_000 }) },
      'It waits until Jun 1, 2026, 8:10 AM EDT.',
    ],
    [
      'the digest, which an older one waits for too',
      {
        user: aUser({ alertSettings: { messagesADay: 0, digestAt: '09:00' } }),
        waiting: [anAlert('ada', 'two', { matchedAt: '2026-06-01T10:00:00Z' })],
      },
      'It waits until Jun 1, 2026, 9:00 AM EDT.',
    ],
  ])('a pending alert is told with what it waits for: %s', (_, facts, words) => {
    const pending = given({ alert: anAlert('ada', 'one', { matchedAt: NOW.toISOString() }), ...facts });
    const checks = checksOf(pending);
    expect(checks.at(-1)?.words).toBe(words);
    expect(checks.at(-2)?.words).toBe(
      words.replace('It waits', 'A message waits').replace('It is on its way.', 'A message can go at once.'),
    );
    expect(verdictOf(checks, pending)).toBe(`Ada already has this alert. ${words}`);
  });

  test('a pending alert that no channel can bring is not promised', () => {
    const user = aUser({ userPrefs: { notifyEmail: false } });
    const pending = given({ user, alert: anAlert('ada', 'one') });
    expect(verdictOf(checksOf(pending), pending)).toMatch(/^Nothing is sent to Ada\. No channel is open/);
  });

  test('a subscriber needs no free alert, and a dream company no title', () => {
    const user = aUser({
      activeSubscription: anActiveSubscription,
      positions: ['Pastry Chef'],
      dreamCompanies: [aJob().fullCompanyName],
    });
    expect(failing({ user, meter: Meter.parse({ charged: spent }) })).toEqual([]);
    expect(reasonOf(given({ user })).title).toBe('');
  });

  test('a match is shown with every field that staff sees', () => {
    const alert = anAlert('ada', 'one', { state: 'held', why: 'No channel.' });
    const user = aUser({
      generatedPositions: [
        { corePosition: 'Backend Engineer', parentPosition: 'Engineer', position: 'API Engineer' },
      ],
    });
    expect(adminMatch({ ...given({ user }), alert })).toMatchObject({
      id: 'ada@example.com',
      createdAt: alert.matchedAt,
      firstName: 'Ada',
      matches: 10,
      state: 'held',
      jobTMatchCriteria: { jobType: 'Fu', userJobType: null },
      posMatchParam: {
        baseJobTitles: ['Backend Engineer'],
        aiGeneratedPositions: ['API Engineer'],
        userProvidedPositions: ['Backend Engineer'],
      },
      summarizeJob: { fullCompanyName: aJob().fullCompanyName, suppress: false },
      locMatchCriteria: { userLocations: user.locations, jobLocations: aJob().locations },
      user: { email: 'ada@example.com', firstName: 'Ada' },
    });
  });
});

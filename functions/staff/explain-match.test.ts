import { describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { checkRules, describeVerdict, toReason } from './explain-match.ts';
import type { MatchCase } from './match-case.ts';
import { toAdminMatch } from './to-admin-match.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const spent = new Set(Array.from({ length: 10 }, (_, number) => `m${number}`));
const aMatchCase = (overrides: Partial<MatchCase> = {}): MatchCase => ({
  user: aUser(),
  meter: Meter.parse({}),
  job: aJob(),
  alert: undefined,
  waiting: [],
  now: NOW,
  ...overrides,
});
const failing = (overrides: Partial<MatchCase>) =>
  checkRules(aMatchCase(overrides)).flatMap(({ rule, holds, words }) => (holds ? [] : [`${rule}: ${words}`]));

describe('ADMIN-01 why a job matches a person or not', () => {
  test('every rule holds for a job that can be alerted', () => {
    const checks = checkRules(aMatchCase());
    expect(checks.map(({ rule }) => rule)).toEqual([
      'title',
      'location',
      'level',
      'criteria',
      'excludes',
      'posting',
      'channel',
      'free alerts',
      'timing',
      'ledger',
    ]);
    expect(checks[0]?.words).toBe('Matches “Backend Engineer”.');
    expect(checks[6]?.words).toBe('Alerts go out by email.');
    expect(describeVerdict(checks, aMatchCase())).toBe('Ada can be alerted to this job.');
  });

  test.each<[string, Partial<MatchCase>, string]>([
    ['title', { job: aJob({ jobTitle: 'Pastry Chef' }) }, 'title: No saved title matches this job.'],
    [
      'location',
      {
        user: aUser({
          locations: [{ city: '', state: '', country: 'DE' }],
          userPrefs: { includeRemote: false },
        }),
      },
      'location: No saved location matches this job.',
    ],
    [
      'level',
      { user: aUser({ criteria: { levels: ['senior', 'staff'] } }), job: aJob({ levels: ['entry'] }) },
      'level: The job is for entry level, the person wants senior or staff or principal.',
    ],
    [
      'type',
      { user: aUser({ userPrefs: { preferredJobType: 'In' } }) },
      'criteria: The person’s criteria exclude its job type.',
    ],
    [
      'requirement',
      {
        user: aUser({ criteria: { excludedRequirements: ['clearance'] } }),
        job: aJob({ requirements: [{ kind: 'clearance', value: '', evidence: 'You hold a clearance.' }] }),
      },
      'criteria: The person’s criteria exclude its requirements.',
    ],
    [
      'floor of skills',
      {
        user: aUser({ criteria: { minSkills: 'half' }, skills: ['Golang'] }),
        job: aJob({ skills: ['Golang', 'Kafka', 'Rust'] }),
      },
      'its skills: it asks for Golang, Kafka, and Rust, the person has Golang and wants to have at least half.',
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
      'old posting',
      { job: aJob({ matchVersion: 0 }) },
      'posting: The job was on its board before we read it, so it causes no alerts.',
    ],
    [
      'closed channel',
      { user: aUser({ userPrefs: { emailState: 'bounced' } }) },
      'channel: No channel is on: email is bounced, text is turned off, push is turned off.',
    ],
    [
      'spent free alerts',
      { meter: Meter.parse({ charged: spent }) },
      'free alerts: No free alerts are left.',
    ],
    [
      'alert that was sent',
      { alert: anAlert('ada', 'one', { state: 'sent', sentAt: '2026-06-01T11:59:00Z' }) },
      'ledger: Sent on Jun 1, 2026, 7:59 AM EDT.',
    ],
  ])('only the rule for the %s fails', (_, facts, words) => {
    const [first, ...others] = failing(facts);
    expect(first).toContain(words);
    expect(others).toEqual([]);
    expect(describeVerdict(checkRules(aMatchCase(facts)), aMatchCase(facts))).toMatch(
      /^Ada can't be alerted\.|^Ada already has/,
    );
  });

  test.each<[string, Partial<MatchCase>, string]>([
    ['now', {}, 'The alert is being sent.'],
    [
      "after quiet hours, in the person's time zone",
      {
        user: aUser({
          alertSettings: { quietFrom: '04:00', quietTo: '09:30' },
          userPrefs: { timeZone: 'America/Los_Angeles' },
        }),
      },
      'The alert is scheduled for Jun 1, 2026, 9:30 AM PDT.',
    ],
    [
      'after the last message',
      { meter: Meter.parse({ nextAt: NOW.getTime() + 600_000 }) },
      'The alert is scheduled for Jun 1, 2026, 8:10 AM EDT.',
    ],
    [
      'with the digest',
      {
        user: aUser({ alertSettings: { messagesADay: 0, digestAt: '09:00' } }),
        waiting: [anAlert('ada', 'two', { matchedAt: '2026-06-01T10:00:00Z' })],
      },
      'The alert is scheduled for Jun 1, 2026, 9:00 AM EDT.',
    ],
  ])('a pending alert has its send time: %s', (_, facts, words) => {
    const pending = aMatchCase({ alert: anAlert('ada', 'one', { matchedAt: NOW.toISOString() }), ...facts });
    const checks = checkRules(pending);
    expect(checks.at(-1)?.words).toBe(words);
    expect(checks.at(-2)?.words).toBe(
      words
        .replace('The alert is scheduled for', 'A message can be sent from')
        .replace('The alert is being sent.', 'A message can be sent now.'),
    );
    expect(describeVerdict(checks, pending)).toBe(`Ada already has this alert. ${words}`);
  });

  test('a pending alert without a channel is not promised', () => {
    const user = aUser({ userPrefs: { notifyEmail: false } });
    const pending = aMatchCase({ user, alert: anAlert('ada', 'one') });
    expect(describeVerdict(checkRules(pending), pending)).toMatch(/^Ada can't be alerted\. No channel is on/);
  });

  test('an alert that no message had room for waits for the digest, or stays on the alerts page', () => {
    const alert = anAlert('ada', 'one');
    const ledgerOf = (meter: Partial<Meter>) =>
      checkRules(aMatchCase({ alert, meter: Meter.parse(meter) })).find(({ rule }) => rule === 'ledger')
        ?.words;
    const digest = { at: Date.parse('2026-06-01T22:00:00Z'), to: 'one' };
    expect(ledgerOf({ digest })).toBe('The alert is scheduled for Jun 1, 2026, 6:00 PM EDT.');
    expect(ledgerOf({ leftUntil: alert.matchedAt })).toBe(
      'No message had room for the alert: it stays on the alerts page.',
    );
  });

  test('a subscriber needs no free alert, and a job at a dream company no title', () => {
    const user = aUser({
      activeSubscription: anActiveSubscription,
      positions: ['Pastry Chef'],
      dreamCompanies: [aJob().fullCompanyName],
    });
    expect(failing({ user, meter: Meter.parse({ charged: spent }) })).toEqual([]);
    expect(toReason(aMatchCase({ user }))).toMatchObject({
      title: '',
      words: `${aJob().fullCompanyName} is one of your dream companies`,
    });
  });

  test('a match has every field that staff sees', () => {
    const alert = anAlert('ada', 'one', { state: 'withheld', why: 'Email, text and push alerts are off.' });
    const user = aUser({
      generatedPositions: [
        { corePosition: 'Backend Engineer', parentPosition: 'Engineer', position: 'API Engineer' },
      ],
    });
    expect(toAdminMatch({ ...aMatchCase({ user }), alert })).toMatchObject({
      id: 'ada@example.com',
      createdAt: alert.matchedAt,
      firstName: 'Ada',
      matches: 10,
      state: 'withheld',
      jobTMatchCriteria: { jobType: 'Fu', userJobType: null },
      posMatchParam: {
        baseJobTitles: ['Backend Engineer'],
        aiGeneratedPositions: ['API Engineer'],
        userProvidedPositions: ['Backend Engineer'],
      },
      summarizeJob: { fullCompanyName: aJob().fullCompanyName, suppress: false },
      locMatchCriteria: { userLocations: user.locations, jobLocations: aJob().locations },
      user: { email: 'ada@example.com', firstName: 'Ada', pushDeviceCount: 0 },
    });
  });

  test('nobody is alerted to a job of an unconfirmed board but those who follow it', () => {
    const job = aJob({ audience: 'careers:acme-jobs.example' });
    expect(failing({ job })).toEqual([
      "posting: The job's board isn't confirmed, so that only people who follow it are alerted.",
    ]);
    expect(failing({ job, alert: anAlert('ada', job.jobID) })).toEqual([]);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { pendingAlert } from '../matching/match.ts';
import { type Alert, Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { MatchCase } from './match-case.ts';
import { notifyUser } from './notify-user.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const spent = new Set(Array.from({ length: 10 }, (_, number) => `m${number}`));
let opened: Alert[];
let sent: string[];
beforeEach(() => {
  opened = [];
  sent = [];
});

function notify(overrides: Partial<MatchCase> = {}): Promise<string> {
  const deps = {
    reopenAlert: async (alert: Alert) => void opened.push(alert),
    requestDelivery: async ({ sk }: { sk: string }) => void sent.push(sk),
  };
  const matchCase = {
    user: aUser(),
    meter: Meter.parse({}),
    job: aJob(),
    alert: undefined,
    waiting: [],
    now: NOW,
    ...overrides,
  };
  return notifyUser(deps, matchCase, ({ user, job }, reason) =>
    pendingAlert(job, { sub: user.sub, reason }, NOW),
  );
}

describe('API-02 notifyUser', () => {
  test('creates the alert that matching would, requests its delivery, and reports it', async () => {
    expect(await notify()).toBe(`Ada is being notified of ${aJob().jobTitle} at ${aJob().fullCompanyName}.`);
    expect(opened).toMatchObject([{ state: 'pending', reason: { title: 'Backend Engineer' } }]);
    expect(sent).toEqual([aJob().jobID]);
  });

  test('sends a held or failed alert again', async () => {
    const alert = anAlert('ada', aJob().jobID, {
      state: 'failed',
      why: "We couldn't deliver it by email, text or push notification.",
    });
    expect(await notify({ alert })).toContain(' is being notified of ');
    expect(opened).toHaveLength(1);
  });

  test('reports the send time, also for an alert that is already pending', async () => {
    const user = aUser({ alertSettings: { quietFrom: '07:00', quietTo: '09:00' } });
    const schedule = 'The alert is scheduled for Jun 1, 2026, 9:00 AM EDT.';
    const confirmation = `Ada is being notified of ${aJob().jobTitle} at ${aJob().fullCompanyName}.`;
    expect(await notify({ user })).toBe(`${confirmation} ${schedule}`);
    const alert = anAlert('ada', aJob().jobID);
    expect(await notify({ user, alert })).toBe(`Ada already has this alert. ${schedule}`);
    expect(await notify({ alert })).toBe('Ada already has this alert. The alert is being sent.');
  });

  test.each<[string, Partial<MatchCase>, string]>([
    [
      'a person who has the alert',
      { alert: anAlert('ada', 'one', { state: 'sent', sentAt: '2026-06-01T11:59:00Z' }) },
      'Ada already has this alert. Sent on Jun 1, 2026, 7:59 AM EDT.',
    ],
    [
      'a person without free alerts',
      { meter: Meter.parse({ charged: spent }) },
      "Ada can't be alerted. No free alerts are left.",
    ],
    [
      'a person without a channel',
      { user: aUser({ userPrefs: { notifyEmail: false } }) },
      "Ada can't be alerted. No channel is on: email is turned off, text is turned off, push is turned off.",
    ],
    [
      'anybody for a closed posting',
      { job: aJob({ closedAt: '2026-06-01T11:00:00Z' }) },
      'The posting closed on Jun 1, 2026, 7:00 AM EDT.',
    ],
  ])('sends nothing to %s, and reports why', async (_, facts, words) => {
    const reply = await notify(facts);
    expect(reply).toContain(words);
    expect(reply).not.toContain('being notified');
    expect([opened, sent]).toEqual([[], []]);
  });
});

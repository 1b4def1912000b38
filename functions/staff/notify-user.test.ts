import { beforeEach, describe, expect, test } from '@jest/globals';
import { pendingAlert } from '../matching/match.ts';
import { type Alert, Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Case } from './explain-match.ts';
import { notifyUser } from './notify-user.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const spent = new Set(Array.from({ length: 10 }, (_, number) => `m${number}`));
let opened: Alert[];
let sent: string[];
beforeEach(() => {
  opened = [];
  sent = [];
});

function press(facts: Partial<Case> = {}): Promise<string> {
  const desk = {
    open: async (alert: Alert) => void opened.push(alert),
    deliver: async ({ sk }: { sk: string }) => void sent.push(sk),
  };
  const given = {
    user: aUser(),
    meter: Meter.parse({}),
    job: aJob(),
    alert: undefined,
    waiting: [],
    now: NOW,
    ...facts,
  };
  return notifyUser(desk, given, ({ user, job }, reason) =>
    pendingAlert(job, { sub: user.sub, reason }, NOW),
  );
}

describe('API-02 notifyUser', () => {
  test('opens the alert as matching would, has it delivered, and says so', async () => {
    expect(await press()).toBe(`Ada is being notified of ${aJob().jobTitle} at ${aJob().fullCompanyName}.`);
    expect(opened).toMatchObject([{ state: 'pending', reason: { title: 'Backend Engineer' } }]);
    expect(sent).toEqual([aJob().jobID]);
  });

  test('sends again what was held or has failed', async () => {
    const alert = anAlert('ada', aJob().jobID, {
      state: 'failed',
      why: "We couldn't deliver it by e-mail or text.",
    });
    expect(await press({ alert })).toContain('is being notified');
    expect(opened).toHaveLength(1);
  });

  test('says until when it waits, and of one that waits already that it is there', async () => {
    const user = aUser({ alertSettings: { quietFrom: '07:00', quietTo: '09:00' } });
    const wait = 'It waits until Jun 1, 2026, 9:00 AM EDT.';
    const news = `Ada is being notified of ${aJob().jobTitle} at ${aJob().fullCompanyName}.`;
    expect(await press({ user })).toBe(`${news} ${wait}`);
    const alert = anAlert('ada', aJob().jobID);
    expect(await press({ user, alert })).toBe(`Ada already has this alert. ${wait}`);
    expect(await press({ alert })).toBe('Ada already has this alert. It is on its way.');
  });

  test.each<[string, Partial<Case>, string]>([
    [
      'whoever has the alert',
      { alert: anAlert('ada', 'one', { state: 'sent', sentAt: '2026-06-01T11:59:00Z' }) },
      'Ada already has this alert. Sent on Jun 1, 2026, 7:59 AM EDT.',
    ],
    [
      'whoever has no free alert left',
      { meter: Meter.parse({ charged: spent }) },
      'Nothing is sent to Ada. No free alert is left.',
    ],
    [
      'whoever cannot be reached',
      { user: aUser({ userPrefs: { notifyEmail: false } }) },
      'Nothing is sent to Ada. No channel is open: e-mail is turned off, text is turned off.',
    ],
    [
      'anybody, of a posting that has closed',
      { job: aJob({ closedAt: '2026-06-01T11:00:00Z' }) },
      'The posting closed on Jun 1, 2026, 7:00 AM EDT.',
    ],
  ])('sends nothing to %s, and says why', async (_, facts, words) => {
    expect(await press(facts)).toContain(words);
    expect([opened, sent]).toEqual([[], []]);
  });
});

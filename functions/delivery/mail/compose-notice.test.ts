import { describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { aUser } from '../../table/fixtures/user.ts';
import type { PlanEvent } from '../../table/notice.ts';
import type { ActiveSubscription } from '../../table/user.ts';
import { composeNotice } from './compose-notice.ts';
import { frame } from './fixtures/alert-mail.ts';

const NOW = new Date('2026-11-28T18:00:00.000Z');

const planNotice = async (event: PlanEvent, end: string, facts: Partial<ActiveSubscription> = {}) => {
  const subscription = {
    planInterval: 'YEARLY' as const,
    status: 'active' as const,
    subscriptionId: 'sub_1',
    currentPeriodEnd: Date.parse(end) / 1000,
    cancelAtPeriodEnd: false,
    ...facts,
  };
  const user = aUser({ userPrefs: { timeZone: 'America/New_York' } });
  const content = { kind: 'plan' as const, event, subscription };
  const message = { messageId: 'notice-ada-7', user, items: [] as const, content };
  return PostalMime.parse(await composeNotice(message, frame, NOW));
};

describe('a notice about a plan', () => {
  test.each([
    [
      'started',
      'subscription has started',
      ['Your annual plan has started.', 'It renews on November 28, 2027.'],
    ],
    [
      'planChanged',
      'plan has changed',
      ["You're now on the annual plan.", 'It renews on November 28, 2027.'],
    ],
    [
      'canceled',
      'subscription is canceled',
      ['You canceled your annual plan. It ends on November 28, 2027.'],
    ],
    [
      'resumed',
      'subscription will renew',
      ['You resumed your annual plan.', 'It renews on November 28, 2027.'],
    ],
    ['ended', 'subscription has ended', ['Your annual plan has ended.', "You won't be charged again."]],
  ] as const)('SUB-03 says what has %s, and what renews or ends when', async (event, subject, lines) => {
    const mail = await planNotice(event, '2027-11-28T18:00:00.000Z');
    expect(mail.subject).toContain(subject);
    for (const line of lines) {
      expect(mail.text).toContain(line);
      expect(mail.html?.replaceAll('&#x27;', "'")).toContain(line);
    }
    expect(mail.html).toContain('https://daybreak.example/profile/subscription');
    expect(mail.text).toContain('https://daybreak.example/profile/subscription');
  });

  test('SUB-02 names the day in the person’s time zone, and no year if it is this one', async () => {
    const mail = await planNotice('started', '2026-12-29T02:00:00.000Z', { planInterval: 'MONTHLY' });
    expect(mail.text).toContain(
      'Your monthly plan has started. You now get every alert.\nIt renews on December 28.',
    );
  });

  test('SUB-03 says of a plan that was canceled at once that it ends', async () => {
    const mail = await planNotice('started', '2026-12-29T18:00:00.000Z', { cancelAtPeriodEnd: true });
    expect(mail.text).toContain("It ends on December 29, and you won't be charged again.");
  });

  test('SUB-03 has no unsubscribe link or header, since it is no alert', async () => {
    const mail = await planNotice('started', '2026-12-29T18:00:00.000Z');
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(`${mail.text}${mail.html}`).not.toMatch(/unsubscribe/i);
    expect(mail.text).toContain(frame.postalAddress);
    expect(mail.html).toContain(frame.postalAddress);
  });
});

describe('a notice about a withdrawn job', () => {
  test('ING-03 names the job and why it was removed, says what to do, and leads to the alerts', async () => {
    // given
    const content = { kind: 'withdrawal' as const, jobTitle: 'Backend <b>Engineer</b>', company: 'Acme' };
    const message = { messageId: 'notice-ada-w', user: aUser(), items: [] as const, content };
    // when
    const mail = await PostalMime.parse(await composeNotice(message, frame, NOW));
    // then
    expect(mail.subject).toBe('We removed a job that we alerted you to: Backend <b>Engineer</b>');
    expect(mail.text).toContain('We removed “Backend <b>Engineer</b>” at Acme');
    expect(mail.html).toContain('We removed “Backend &lt;b&gt;Engineer&lt;/b&gt;” at Acme');
    for (const part of [mail.text, mail.html]) {
      expect(part).toMatch(/Don(?:'|&#x27;)t apply there/);
      expect(part).toContain('https://daybreak.example/profile/alerts');
      expect(part).not.toMatch(/unsubscribe/i);
    }
    expect(mail.html).toContain('you set up job alerts on');
  });
});

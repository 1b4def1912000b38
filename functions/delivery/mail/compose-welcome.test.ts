import { describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { composeWelcome } from './compose-welcome.ts';
import { frame as alertFrame, NOW } from './fixtures/alert-mail.ts';

const UNSUBSCRIBE = 'https://daybreak.example/unsubscribe?token=email';
const frame = { ...alertFrame, links: { ...alertFrame.links, unsubscribe: UNSUBSCRIBE } };

async function welcome(jobs: readonly string[], matching: number, user: User = aUser()) {
  const items = jobs.map((jobTitle, n) => ({
    job: aJob({ jobID: `job-${n}`, jobTitle }),
    alert: anAlert('ada', `job-${n}`),
  }));
  return PostalMime.parse(
    await composeWelcome({ messageId: 'welcome-ada', user, items, matching }, frame, NOW),
  );
}

describe('a welcome mail', () => {
  test('MATCH-05 has both headers of one-click unsubscribe, and the link and postal address in both parts', async () => {
    const mail = await welcome(['Backend Engineer'], 1);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(UNSUBSCRIBE);
      expect(part).toContain(frame.postalAddress);
    }
  });

  test.each([
    [[], 0, 'Your job alerts are on', 'Your job alerts are on. No job of today or yesterday matches yet.'],
    [
      ['SRE'],
      1,
      '1 job already matches your alerts',
      '1 job of today or yesterday matches your alerts. Here it is.',
    ],
    [['SRE', 'SWE'], 2, '2 jobs already match your alerts', 'match your alerts. Here they are.'],
    [['SRE', 'SWE'], 22, '22 jobs already match your alerts', 'Here are the best 2.'],
    // One was sent in an alert since it was prepared, one has closed.
    [[], 2, 'Your job alerts are on', 'matches yet.'],
  ])(
    'MATCH-02 with the jobs %j of %d says so in the subject and both parts',
    async (jobs, matching, subject, lead) => {
      const mail = await welcome(jobs, matching);
      expect(mail.subject).toBe(subject);
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain('Welcome to Daybreak, Ada.');
        expect(part).toContain(lead);
        expect(part).toContain('What happens next');
        for (const title of jobs) expect(part).toContain(title);
      }
      expect(mail.html).toContain(jobs.length === 0 ? 'Add job titles' : 'See your alerts');
    },
  );

  test('MATCH-03 says that it was free, except to subscribers', async () => {
    const free = 'it is not one of your free job alerts';
    expect((await welcome(['SRE'], 1)).text).toContain(free);
    const subscriber = aUser({ activeSubscription: anActiveSubscription });
    expect((await welcome(['SRE'], 1, subscriber)).text).not.toContain(free);
  });

  test('MATCH-02 names the jobs beside the subject', async () => {
    const { html = '' } = await welcome(['SRE', 'Data Engineer'], 2);
    expect(html.slice(0, html.indexOf('Welcome to Daybreak'))).toContain('SRE, Acme · Data Engineer, Acme');
  });
});

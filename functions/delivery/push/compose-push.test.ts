import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { composePush } from './compose-push.ts';

const item = (facts: Parameters<typeof aJob>[0] = {}) => {
  const job = aJob(facts);
  return { job, alert: anAlert('ada', job.jobID) };
};
const user = aUser({ locations: [{ city: 'Austin', state: 'TX', country: 'US' }] });
const judgePath = async (jobId: string) => `/judge/${jobId}`;
const message = { messageId: 'message-1', user, freeAlertsLeft: 7 };

describe('MATCH-02 a push notification', () => {
  test('has the job, the company, the place and the page of the job', async () => {
    const job = item({
      jobID: 'lever:acme:1',
      jobTitle: 'Backend Engineer',
      fullCompanyName: 'Acme & Co',
      jobLocation: 'Austin, TX',
    });
    expect(await composePush({ ...message, items: [job] }, judgePath)).toEqual({
      title: 'Backend Engineer',
      body: 'Acme & Co · Austin, TX',
      path: '/jobs/lever%3Aacme%3A1',
      notRelevantPath: '/judge/lever:acme:1',
      tag: 'message-1',
    });
  });

  test('FIT-01 says how well its one job fits, with the reasons', async () => {
    const alert = anAlert('ada', 'one', { asks: '|Golang|Rust' });
    const one = { job: aJob({ fullCompanyName: 'Acme', jobLocation: '', locations: [] }), alert };
    const bodyFor = async (skills: string[], items = [one]) =>
      (await composePush({ ...message, user: aUser({ skills }), items }, judgePath)).body;
    expect(await bodyFor(['Golang'])).toBe(
      'Acme\nPartial fit: asks for Golang, in your skills, and for Rust',
    );
    expect(await bodyFor([])).toBe('Acme');
    expect(await bodyFor(['Golang'], [one, one])).toBe('Acme');
  });

  test('of several jobs has the first, how many more, and the page of all alerts', async () => {
    const items = [item({ jobTitle: 'Backend Engineer', fullCompanyName: 'Acme' }), item({ jobID: 'two' })];
    const notification = await composePush({ ...message, items }, judgePath);
    expect(notification).not.toHaveProperty('notRelevantPath');
    expect(notification).toMatchObject({
      title: 'Backend Engineer and 1 more',
      body: 'Acme',
      path: '/profile/alerts',
    });
  });

  test('says when the free alerts end', async () => {
    const { body } = await composePush({ ...message, items: [item()], freeAlertsLeft: 0 }, judgePath);
    expect(body.split('\n')).toHaveLength(2);
  });

  test('fits into a push message, however long its words are', async () => {
    const long = '🛠'.repeat(2_000);
    const job = item({ jobTitle: long, fullCompanyName: long, jobLocation: long });
    const text = JSON.stringify(await composePush({ ...message, items: [job] }, judgePath));
    expect(Buffer.byteLength(text)).toBeLessThan(3_000);
  });
});

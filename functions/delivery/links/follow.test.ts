import { beforeEach, describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { act, ask, type Links } from './follow.ts';
import type { Grant } from './token.ts';

const job = aJob({
  jobID: 'one',
  jobTitle: 'Senior Backend Engineer, <Payments>',
  fullCompanyName: 'Acme & Co',
});
const GRANTS: Record<string, Grant> = {
  email: { sub: 'ada', may: 'end email' },
  text: { sub: 'ada', may: 'end text' },
  everything: { sub: 'ada', may: 'end everything' },
  title: { sub: 'ada', may: 'end title', title: 'Backend Engineer' },
  manage: { sub: 'ada', may: 'manage' },
  judge: { sub: 'ada', may: 'judge', jobId: 'one' },
  'judge gone': { sub: 'ada', may: 'judge', jobId: 'gone' },
};

let ada: User | undefined;
let changes: number;
let judged: string[];
const links: Links = {
  async read(token) {
    const grant = GRANTS[token];
    if (!grant) throw new Fault('BadInput', 'This link is not complete.');
    return grant;
  },
  user: async () => ada,
  job: async (jobId) => (jobId === 'one' ? job : undefined),
  async change(_, change) {
    const next = ada && change(ada);
    if (!next) return;
    changes += 1;
    ada = next;
  },
  notRelevant: async (_, jobId) => void judged.push(jobId),
};

beforeEach(() => {
  ada = aUser({
    positions: ['Backend Engineer', 'Data "Analyst"'],
    generatedPositions: [
      { corePosition: 'Backend Engineer', parentPosition: 'Engineer', position: 'API Engineer' },
    ],
    phone: '+12125550123',
    phoneVerified: true,
    userPrefs: { notifyText: true, textState: 'on' },
  });
  changes = 0;
  judged = [];
});

describe('a link of a mail', () => {
  test.each(Object.keys(GRANTS))(
    'MATCH-05 asks before it acts, since scanners follow links: %s',
    async (token) => {
      const page = await ask(links, token);
      expect(page.status).toBe(200);
      expect([changes, judged]).toEqual([0, []]);
    },
  );

  test.each([
    ['email', { notifyEmail: false, notifyText: true }, 'Job alerts by e-mail are off'],
    ['text', { notifyEmail: true, notifyText: false }, 'Job alerts by text are off'],
    ['everything', { notifyEmail: false, notifyText: false }, 'All job alerts are off'],
  ])('MATCH-05 ends alerts by %s, once, as often as it is pressed', async (token, prefs, title) => {
    const first = await act(links, token, '');
    expect(await act(links, token, '')).toEqual(first);
    expect(first).toMatchObject({ status: 200, title });
    expect(ada?.userPrefs).toMatchObject(prefs);
    expect(changes).toBe(1);
  });

  test('MATCH-05 ends alerts for one title, with those suggested for it', async () => {
    expect((await ask(links, 'title')).title).toBe('Stop alerts for “Backend Engineer”?');
    const { body } = await act(links, 'title', '');
    expect(body).toContain('among your <a href="/profile/job-titles">job titles</a>');
    expect([ada?.positions, ada?.generatedPositions]).toEqual([['Data "Analyst"'], []]);
    await act(links, 'title', '');
    expect(changes).toBe(1);
  });

  test('MATCH-05 shows everything that can be ended, and ends what is pressed', async () => {
    const page = await ask(links, 'manage');
    expect(page.body.match(/<button/g)).toHaveLength(5);
    expect(page.body).toContain('value="title Data &quot;Analyst&quot;"');
    await act(links, 'manage', 'title Data "Analyst"');
    expect(ada?.positions).toEqual(['Backend Engineer']);
    await act(links, 'manage', 'text');
    await act(links, 'manage', 'text');
    await act(links, 'manage', 'pigeons');
    expect(changes).toBe(2);
    await act(links, 'manage', 'everything');
    expect(
      (await ask({ ...links, user: async () => ada && { ...ada, positions: [] } }, 'manage')).body,
    ).toContain('No alerts are on.');
  });

  test('teaches the person’s excludes when a job is not relevant', async () => {
    const page = await ask(links, 'judge');
    expect(page.body).toContain('Senior Backend Engineer, &lt;Payments&gt; at Acme &amp; Co');
    expect(page.body).toContain('No more jobs of Acme &amp; Co');
    // The words of the title that are not the person's own.
    expect(page.body).toContain('No more jobs that say “Senior”');
    expect(page.body).not.toContain('that say “Backend”');
    await act(links, 'judge', 'word Payments');
    await act(links, 'judge', 'company');
    await act(links, 'judge', 'company');
    expect([ada?.excludedWords, ada?.excludedCompanies]).toEqual([['Payments'], ['Acme & Co']]);
    expect([changes, judged]).toEqual([2, ['one', 'one', 'one']]);
  });

  test('teaches nothing to who excludes as much as may be, and says so', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => `word ${n}`);
    ada = aUser({ excludedWords: fifty, excludedCompanies: ['acme & co', ...fifty.slice(1)] });
    expect((await act(links, 'judge', 'word Payments')).body).toContain(
      '“Payments” was not excluded: at most 50 words can be. Delete one to add another.',
    );
    expect((await act(links, 'judge', 'company')).body).toContain('No more jobs of Acme &amp; Co will come.');
    expect([changes, ada.excludedWords, judged]).toEqual([0, fifty, ['one', 'one']]);
  });

  test('may say of a job that it is just this one', async () => {
    await act(links, 'judge', 'this');
    expect([changes, judged]).toEqual([0, ['one']]);
  });

  test('of an account or a job that is gone has nothing to change', async () => {
    expect((await ask(links, 'judge gone')).title).toBe('There is nothing to change');
    expect((await act(links, 'judge gone', 'company')).title).toBe('There is nothing to change');
    ada = undefined;
    expect((await ask(links, 'manage')).title).toBe('There is nothing to change');
    expect((await act(links, 'email', '')).status).toBe(200);
  });

  test('MATCH-05 that is not ours neither asks nor acts', async () => {
    await expect(ask(links, 'bad')).rejects.toThrow('This link is not complete.');
    await expect(act(links, 'bad', 'everything')).rejects.toThrow('This link is not complete.');
    expect(changes).toBe(0);
  });
});

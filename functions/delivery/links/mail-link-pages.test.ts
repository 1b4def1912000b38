import { beforeEach, describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { type Deps, followLink, showLink } from './mail-link-pages.ts';
import type { Grant } from './signed-links.ts';

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
const deps: Deps = {
  async read(token) {
    const grant = GRANTS[token];
    if (!grant) throw new Fault('BadInput', 'This link is not complete.');
    return grant;
  },
  user: async () => ada,
  job: async (jobId) => (jobId === 'one' ? job : undefined),
  async changeUser(_, change) {
    const next = ada && change(ada);
    if (!next) return;
    changes += 1;
    ada = next;
  },
  markNotRelevant: async (_, jobId) => void judged.push(jobId),
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

describe('a link in a mail', () => {
  test.each(Object.keys(GRANTS))(
    'MATCH-05 changes nothing on GET, since scanners follow links: %s',
    async (token) => {
      const page = await showLink(deps, token);
      expect(page.status).toBe(200);
      expect([changes, judged]).toEqual([0, []]);
    },
  );

  test.each([
    ['email', { notifyEmail: false, notifyText: true }, 'Job alerts by email are off'],
    ['text', { notifyEmail: true, notifyText: false }, 'Job alerts by text are off'],
    ['everything', { notifyEmail: false, notifyText: false }, 'All job alerts are off'],
  ])('MATCH-05 stops alerts by %s, once, however often it is pressed', async (token, prefs, title) => {
    const first = await followLink(deps, token, '');
    expect(await followLink(deps, token, '')).toEqual(first);
    expect(first).toMatchObject({ status: 200, title });
    expect(ada?.userPrefs).toMatchObject(prefs);
    expect(changes).toBe(1);
  });

  test('MATCH-05 stops alerts for one title and those suggested for it', async () => {
    expect((await showLink(deps, 'title')).title).toBe('Stop alerts for “Backend Engineer”?');
    const { body } = await followLink(deps, 'title', '');
    expect(body).toContain('in your <a href="/profile/job-titles">job titles</a>');
    expect([ada?.positions, ada?.generatedPositions]).toEqual([['Data "Analyst"'], []]);
    await followLink(deps, 'title', '');
    expect(changes).toBe(1);
  });

  test('MATCH-05 shows everything that can be stopped, and stops what is pressed', async () => {
    const page = await showLink(deps, 'manage');
    expect(page.body.match(/<button/g)).toHaveLength(5);
    expect(page.body).toContain('value="title Data &quot;Analyst&quot;"');
    await followLink(deps, 'manage', 'title Data "Analyst"');
    expect(ada?.positions).toEqual(['Backend Engineer']);
    await followLink(deps, 'manage', 'text');
    await followLink(deps, 'manage', 'text');
    await followLink(deps, 'manage', 'pigeons');
    expect(changes).toBe(2);
    await followLink(deps, 'manage', 'everything');
    expect(
      (await showLink({ ...deps, user: async () => ada && { ...ada, positions: [] } }, 'manage')).body,
    ).toContain('All your alerts are off.');
  });

  test('suggests exclusions when a job is not relevant', async () => {
    const page = await showLink(deps, 'judge');
    expect(page.body).toContain('Senior Backend Engineer, &lt;Payments&gt; at Acme &amp; Co');
    expect(page.body).toContain('Exclude jobs from Acme &amp; Co');
    // Words of the title that none of the person's titles has.
    expect(page.body).toContain('Exclude jobs that mention “Senior”');
    expect(page.body).not.toContain('mention “Backend”');
    await followLink(deps, 'judge', 'word Payments');
    await followLink(deps, 'judge', 'company');
    await followLink(deps, 'judge', 'company');
    expect([ada?.excludedWords, ada?.excludedCompanies]).toEqual([['Payments'], ['Acme & Co']]);
    expect([changes, judged]).toEqual([2, ['one', 'one', 'one']]);
  });

  test('adds nothing beyond the limit of exclusions, and says so', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => `word ${n}`);
    ada = aUser({ excludedWords: fifty, excludedCompanies: ['acme & co', ...fifty.slice(1)] });
    expect((await followLink(deps, 'judge', 'word Payments')).body).toContain(
      'You can exclude at most 50 words, so “Payments” wasn&apos;t added. Remove one first.',
    );
    expect((await followLink(deps, 'judge', 'company')).body).toContain(
      'We&apos;ll exclude jobs from Acme &amp; Co.',
    );
    expect([changes, ada.excludedWords, judged]).toEqual([0, fifty, ['one', 'one']]);
  });

  test('can apply to just one job', async () => {
    await followLink(deps, 'judge', 'this');
    expect([changes, judged]).toEqual([0, ['one']]);
  });

  test('changes nothing for a deleted account or job', async () => {
    expect((await showLink(deps, 'judge gone')).title).toBe('Nothing to change');
    expect((await followLink(deps, 'judge gone', 'company')).title).toBe('Nothing to change');
    ada = undefined;
    expect((await showLink(deps, 'manage')).title).toBe('Nothing to change');
    expect((await followLink(deps, 'email', '')).status).toBe(200);
  });

  test('MATCH-05 that is not ours does nothing', async () => {
    await expect(showLink(deps, 'bad')).rejects.toThrow('This link is not complete.');
    await expect(followLink(deps, 'bad', 'everything')).rejects.toThrow('This link is not complete.');
    expect(changes).toBe(0);
  });
});

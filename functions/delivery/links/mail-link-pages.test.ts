import { beforeEach, describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import type { Deps } from './link-deps.ts';
import { followLink, showLink } from './mail-link-pages.ts';
import type { Page } from './page.ts';
import { Grant } from './signed-links.ts';

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
/** Undo links that the pages have, by token. */
let undos: Map<string, Grant>;
const deps: Deps = {
  async read(token) {
    const grant = GRANTS[token] ?? undos.get(token);
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
  async markRelevance(_, jobId, isRelevant) {
    judged = judged.filter((one) => one !== jobId);
    if (!isRelevant) judged.push(jobId);
  },
  async undoUrl(sub, undo) {
    const token = `undo-${undos.size}`;
    undos.set(token, Grant.parse({ may: 'undo', sub, undo: JSON.parse(JSON.stringify(undo)) }));
    return token;
  },
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
  undos = new Map();
});

/** The token behind a page's Undo button. */
const undoOf = ({ body }: Page) => /action="(undo-\d+)"/.exec(body)?.[1] ?? '';

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
    expect(await followLink(deps, token, '')).toMatchObject({ status: 200, title });
    expect(await followLink(deps, token, '')).toMatchObject({ status: 200, title });
    expect(ada?.userPrefs).toMatchObject(prefs);
    expect(changes).toBe(1);
  });

  test('MATCH-05 stops alerts for one title and those suggested for it', async () => {
    expect((await showLink(deps, 'title')).title).toBe('Stop alerts for “Backend Engineer”?');
    const { body } = await followLink(deps, 'title', '');
    expect(body).toContain('“Backend Engineer” is no longer one of your job titles.');
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
    expect([changes, judged]).toEqual([2, ['one']]);
    // What is excluded already isn't offered again.
    expect((await showLink(deps, 'judge')).body).not.toContain('Exclude jobs from Acme');
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
    expect([changes, ada.excludedWords, judged]).toEqual([0, fifty, ['one']]);
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
    expect((await showLink(deps, 'email')).title).toBe('Nothing to change');
    expect((await followLink(deps, 'email', '')).status).toBe(200);
  });

  test('MATCH-05 that is not ours does nothing', async () => {
    await expect(showLink(deps, 'bad')).rejects.toThrow('This link is not complete.');
    await expect(followLink(deps, 'bad', 'everything')).rejects.toThrow('This link is not complete.');
    expect(changes).toBe(0);
  });
});

describe('Undo', () => {
  const asBefore = () =>
    aUser({
      positions: ['SRE', 'Backend Engineer', 'Data "Analyst"'],
      generatedPositions: ['API Engineer', 'Data Scientist', 'Platform Engineer'].map((position) => ({
        corePosition: position === 'Data Scientist' ? 'Data "Analyst"' : 'Backend Engineer',
        parentPosition: 'Engineer',
        position,
      })),
      excludedWords: ['Senior'],
      phone: '+12125550123',
      phoneVerified: true,
      userPrefs: { notifyEmail: true, notifyText: true, textState: 'on' },
    });

  test.each([
    ['email', ''],
    ['text', ''],
    ['everything', ''],
    ['title', ''],
    ['manage', 'text'],
    ['manage', 'title SRE'],
    ['judge', 'this'],
    ['judge', 'company'],
    ['judge', 'word Payments'],
  ])(
    'MATCH-05 restores exactly what the link %s changed (choice: %j), however often it is pressed',
    async (token, choice) => {
      ada = asBefore();
      const undo = undoOf(await followLink(deps, token, choice));
      expect([ada, judged]).not.toEqual([asBefore(), []]);
      expect((await showLink(deps, undo)).body).toContain('<button');
      const changesBefore = changes;
      for (let press = 0; press < 2; press += 1)
        expect((await followLink(deps, undo, '')).body).not.toContain('<button');
      expect([ada, judged]).toEqual([asBefore(), []]);
      expect(changes).toBeLessThanOrEqual(changesBefore + 1);
    },
  );

  test.each([
    ['notifyEmail', 'notifyText'],
    ['notifyText', 'notifyEmail'],
  ] as const)('MATCH-05 of ending everything turns only %s on, if %s was off before', async (on, off) => {
    ada = aUser({ phoneVerified: true, userPrefs: { notifyEmail: true, notifyText: true, [off]: false } });
    await followLink(deps, undoOf(await followLink(deps, 'everything', '')), '');
    expect(ada.userPrefs).toMatchObject({ [on]: true, [off]: false });
  });

  test('MATCH-05 is on the page of a link whose change a mail program’s button has made', async () => {
    await followLink(deps, 'email', 'One-Click');
    const page = await showLink(deps, 'email');
    expect(page.title).toBe('Job alerts by email are off');
    expect(changes).toBe(1);
    expect((await followLink(deps, undoOf(page), '')).title).toBe('Job alerts by email are back on');
    expect(ada?.userPrefs.notifyEmail).toBe(true);
    expect((await showLink(deps, 'email')).title).toBe('Stop job alerts by email?');
  });

  test('keeps what has changed since, and adds no title beyond the limit', async () => {
    ada = asBefore();
    const undo = undoOf(await followLink(deps, 'title', ''));
    ada = { ...ada, positions: ['Florist'] };
    await followLink(deps, undo, '');
    expect(ada.positions).toEqual(['Florist', 'Backend Engineer']);
    ada = { ...asBefore(), positions: Array.from({ length: 40 }, (_, n) => `Title ${n}`) };
    expect((await followLink(deps, undo, '')).title).toBe('Your job titles are full');
    expect(ada.positions).toHaveLength(40);
  });

  test('turns no texts on for a phone that is no longer verified', async () => {
    const undo = undoOf(await followLink(deps, 'everything', ''));
    ada = ada && { ...ada, phoneVerified: false };
    await followLink(deps, undo, '');
    expect(ada?.userPrefs).toMatchObject({ notifyEmail: true, notifyText: false });
  });

  test('changes nothing for a deleted account', async () => {
    const undo = undoOf(await followLink(deps, 'email', ''));
    ada = undefined;
    expect((await followLink(deps, undo, '')).title).toBe('Nothing to change');
  });
});

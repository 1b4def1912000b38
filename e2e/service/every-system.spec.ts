import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { writeFeedFile } from '../support/feeds.ts';
import { fetchListing } from '../support/graphql.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { type Stack, startOwnStack } from '../support/stack.ts';

const RECORDINGS = 'functions/test-data/boards';
const SUSAN = 'susan@every-system.example';

/** A recorded board of each system, where it is in the feeds folder, and the title of one of its jobs. */
const BOARDS: readonly { ats: string; board: string; file: string; title: string }[] = [
  {
    ats: 'oracle',
    board: 'civil.fa.us2.oraclecloud.com~CX_1',
    file: 'oracle.json',
    title: 'Technology and Communications Sector Leader',
  },
  {
    ats: 'rippling',
    board: 'ledgerline',
    file: 'rippling.json',
    title: 'Account Executive - Accountants Channel (East Coast)',
  },
  { ats: 'bamboohr', board: 'palmetto', file: 'bamboohr.json', title: 'Marketing & Social Media Intern' },
  { ats: 'gem', board: 'limmat', file: 'gem.json', title: 'Software Engineer' },
  { ats: 'amazon', board: 'amazon', file: 'amazon.json', title: 'Automation Engineer' },
  {
    ats: 'phenom',
    board: 'careers.phenom-recording.example',
    file: 'phenom.json',
    title: 'Revenue Development Representative',
  },
  {
    ats: 'successfactors',
    board: 'jobs.sf-recording.example',
    file: 'successfactors.xml',
    title: 'Project Manager',
  },
  { ats: 'tiktok', board: 'tiktok', file: 'tiktok.json', title: 'Machine Learning Engineer Intern' },
  {
    ats: 'eightfold-v2',
    board: 'careers.eightfold-recording.example',
    file: 'eightfold.json',
    title: 'Supply Planner, Bromine S&OP',
  },
  { ats: 'personio', board: 'isar', file: 'personio.xml', title: 'Staff Software Engineer, Data Platform' },
  { ats: 'pinpoint', board: 'crestline', file: 'pinpoint.json', title: 'Enterprise Applications Architect' },
  {
    ats: 'teamtailor',
    board: 'tailors',
    file: 'teamtailor.json',
    title: 'Mid-Market Account Executive - Copenhagen',
  },
  {
    ats: 'paylocity',
    board: '211e692d-c45a-4e3a-ae01-3e497af97929',
    file: 'paylocity.html',
    title: 'Engineer/Associate Engineer, Power Systems',
  },
  {
    ats: 'ukg',
    board: 'recruiting.ultipro.com~ACM1000ACME~7bae581a-2d4c-4084-95b1-d533dea8a3b1',
    file: 'ukg.json',
    title: 'Engineer',
  },
  {
    ats: 'dayforce',
    board: 'mayfair~CANDIDATEPORTAL',
    file: 'dayforce.json',
    title: 'Accounting & Payroll Manager',
  },
  {
    ats: 'adp',
    board: '7bae581a-2d4c-4084-95b1-d533dea8a3b1~19000101_000001',
    file: 'adp.json',
    title: 'Safety Manager (part-time)',
  },
];

const WORKDAY = 'workday/reston.wd5.myworkdayjobs.com~Workday';

test.describe('boards of every system', () => {
  test.describe.configure({ timeout: 300_000 });

  let stack: Stack;
  test.beforeAll(async () => {
    stack = await startOwnStack(async (feedsDir) => {
      for (const { ats, board, file } of BOARDS)
        await writeFeedFile(
          feedsDir,
          `${ats}/${board}${extname(file)}`,
          await readFile(`${RECORDINGS}/${file}`, 'utf8'),
        );
    });
  });

  test.afterAll(() => stack?.stop());

  test('ING-01 flow from their recordings to the listing', async () => {
    const titles = BOARDS.map(({ title }) => title);
    const missing = async () => {
      const jobs = await fetchListing(stack, { fRole: null, jobType: null });
      const shown = new Set(jobs.map(({ jobTitle }) => jobTitle));
      return titles.filter((title) => !shown.has(title));
    };
    await connectConsole(stack).run('poll-boards');
    expect(await connectConsole(stack).settle()).toBe(200);
    expect(await missing()).toEqual([]);
  });

  test('ING-01 MATCH-02 reach an inbox and the home page, with the reader’s own place', async ({ page }) => {
    const susan = await signUp(stack, SUSAN, {
      titles: ['site reliability engineer'],
      places: [{ city: 'Reston', state: 'VA', country: 'US' }],
    });
    expect(await connectConsole(stack).settle()).toBe(200);
    await writeFeedFile(
      stack.feedsDir,
      `${WORKDAY}.json`,
      await readFile(`${RECORDINGS}/workday.json`, 'utf8'),
    );
    const [mail] = await readBoardsUntil(stack, 'the alert about a job on Workday', async () => {
      const mails = await connectConsole(stack).outbox(susan.email);
      const alerts = mails.filter(({ subject }) => subject?.includes('Reliability'));
      return alerts.length > 0 ? alerts : undefined;
    });
    expect(mail?.subject).toContain('Site Reliability Engineer (US Federal)');
    expect(mail?.text).toContain('Reston, VA');

    await page.goto(`${stack.siteUrl}/?FR=En&JT=Fu`);
    await page.getByRole('heading', { name: 'Sr Site Reliability Engineer (US Federal)' }).first().waitFor();
  });
});

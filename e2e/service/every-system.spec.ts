import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeFeedFile } from '../support/feeds.ts';
import { fetchListing, findJobId } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';

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
  test('ING-01 flow from their recordings to the listing', NIGHTLY, async ({ product }) => {
    for (const { ats, board, file } of BOARDS) {
      const recording = await readFile(`${RECORDINGS}/${file}`, 'utf8');
      await writeFeedFile(product.feedsDir, `${ats}/${board}${extname(file)}`, recording);
    }
    await readBoardsUntil(product, 'a job of every board', async () => {
      const jobs = await fetchListing(product, { fRole: null, jobType: null });
      const listed = new Set(jobs.map(({ jobTitle }) => jobTitle));
      return BOARDS.every(({ title }) => listed.has(title)) || undefined;
    });
  });

  test('ING-01 MATCH-02 reach an inbox and the home page, with the reader’s own place', async ({ site }) => {
    const { stack } = site;
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

    // The listing shows a job a few seconds after its alert.
    await findJobId(stack, 'Sr Site Reliability Engineer (US Federal)');
    const page = await site.page();
    await page.goto(`${site.url}/?FR=En&JT=Fu`);
    await page.getByRole('searchbox').fill('reliability');
    await page.getByRole('heading', { name: 'Sr Site Reliability Engineer (US Federal)' }).first().waitFor();
  });
});

import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Fakes, startFakes } from '../fakes/start-fakes.ts';
import { runCommand } from './command.ts';

/** The runs of the command compile its modules once. */
let compiled: string;
let folder: string;
let fakes: Fakes;

beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), 'compiled-'));
});
afterAll(() => rm(compiled, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'discover-'));
  await mkdir(join(folder, 'feeds'));
  fakes = await startFakes({ feedsDir: join(folder, 'feeds') });
});
afterEach(async () => {
  await fakes.close();
  await rm(folder, { recursive: true });
});

async function put(file: string, body: unknown): Promise<void> {
  const path = join(folder, 'feeds', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof body === 'string' ? body : JSON.stringify(body));
}

/** Runs the command as an operator does, with the fakes as the outside world, and returns its output. */
function discover(...args: string[]): Promise<string> {
  const files = ['--progress', join(folder, 'progress.jsonl'), '--output', join(folder, 'found.tsv')];
  return runCommand(
    process.execPath,
    ['functions/ingestion/registry/boards.ts', 'discover', ...files, ...args],
    { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...fakes.endpoints } },
  );
}

const found = () => readFile(join(folder, 'found.tsv'), 'utf8');
const paths = () => fakes.requests().map(({ path }) => path);

const CRAWL = 'common-crawl/CC-MAIN-2026-40.txt';
const job = (id: number, company: string) => ({
  id,
  title: 'Backend Engineer',
  absolute_url: `https://job-boards.greenhouse.io/x/jobs/${id}`,
  company_name: company,
  location: { name: 'Austin, TX' },
  content: '&lt;p&gt;Write Go.&lt;/p&gt;',
});
const leverPosting = {
  id: 'a1',
  text: 'Data Engineer',
  hostedUrl: 'https://jobs.lever.co/bolt/a1',
  description: '<p>Bolt Labs moves data. Join Bolt Labs.</p>',
  descriptionPlain: 'Bolt Labs moves data. Join Bolt Labs.',
  categories: { location: 'Berlin', commitment: 'Full-time', team: 'Data' },
};

describe('pnpm boards discover', () => {
  test('OPS-01 finds boards in Common Crawl, checks each once over HTTP, writes the readable ones, and reports', async () => {
    const postings = Array.from({ length: 22 }, (_, id) => `https://boards.greenhouse.io/acme/jobs/${id}`);
    const others = ['gone', 'empty', 'acme-demo', 'stripe'].map(
      (slug) => `https://boards.greenhouse.io/${slug}`,
    );
    await put(CRAWL, [...postings, ...others].join('\n'));
    await put('greenhouse/acme.json', { jobs: [job(1, 'Acme Robotics')], meta: { total: 1 } });
    await put('greenhouse/empty.json', { jobs: [], meta: { total: 0 } });

    const output = await discover('--system', 'greenhouse', '--source', 'common-crawl');
    expect(await found()).toBe('ats\tslug\tcompany\ngreenhouse\tacme\tAcme Robotics\n');
    expect(output).toContain(
      'CC-MAIN-2026-40 boards.greenhouse.io/* page 2 of 2: 4 boards, 2 new, 1 empty, 1 gone\n',
    );
    expect(output).toContain(
      [
        'source        system      candidates  known  new  readable  empty  unrelated  gone  rejected  failed',
        'common-crawl  greenhouse  5           1      4    1         1      0          1     1         0',
        'total                     5           1      4    1         1      0          1     1         0',
      ].join('\n'),
    );
    const boards = paths().filter((path) => path.startsWith('/greenhouse/'));
    expect(boards.map((path) => path.split('/')[4]).sort()).toEqual(['acme', 'empty', 'gone']);
  });

  test('continues after it was killed, asks again what failed, and waits when the index asks to', async () => {
    await put(CRAWL, 'https://jobs.ashbyhq.com/acme\nhttps://boards.greenhouse.io/acme');
    await put('common-crawl/CC-MAIN-2025-40.txt', 'https://jobs.lever.co/bolt');
    await put('common-crawl/CC-MAIN-2025-40.behavior.json', { status: 503, headers: { 'retry-after': '1' } });
    await put('greenhouse/acme.json', { jobs: [job(1, 'Acme Robotics')], meta: { total: 1 } });
    await put('lever/bolt.json', [leverPosting]);
    const options = ['--source', 'common-crawl', '--system', 'greenhouse', '--system', 'lever'];
    expect(await discover(...options)).toContain(
      "CC-MAIN-2025-40 jobs.lever.co/*: failed. Common Crawl's index answered with status 503.",
    );
    await rm(join(folder, 'feeds/common-crawl/CC-MAIN-2025-40.behavior.json'));
    await appendFile(join(folder, 'progress.jsonl'), '{"kind":"checked","ats":"greenh');

    const before = paths().length;
    const output = await discover(...options);
    expect(output).not.toContain('503');
    expect(
      paths()
        .slice(before)
        .filter((path) => path.startsWith('/greenhouse/')),
    ).toEqual([]);
    expect(await found()).toBe('ats\tslug\tcompany\ngreenhouse\tacme\tAcme Robotics\nlever\tbolt\tBolt\n');
  });

  test("finds the board behind a company's careers page, and verifies whose it is", async () => {
    await put(
      'sites/bolt.example/index.html',
      '<a href="/company">About</a><a href="/company/jobs">Jobs</a>',
    );
    await put('sites/bolt.example/company~jobs.html', '<a href="https://jobs.lever.co/bolt">Open roles</a>');
    await put('sites/acme.example/index.html', '<h1>Acme</h1>');
    await put('sites/acme.example/careers.behavior.json', { redirect: 'https://boards.greenhouse.io/acme' });
    await put('sites/shut.example/robots.txt', 'User-agent: *\nDisallow: /\n');
    await put('lever/bolt.json', [leverPosting]);
    await put('greenhouse/acme.json', { jobs: [job(1, 'Acme Robotics')], meta: { total: 1 } });
    const list = join(folder, 'companies.tsv');
    await writeFile(list, 'Bolt Labs\tbolt.example\nAcme\thttps://acme.example\nShut\tshut.example\n');

    const output = await discover('--from', list);
    expect(await found()).toBe('ats\tslug\tcompany\ngreenhouse\tacme\tAcme\nlever\tbolt\tBolt Labs\n');
    expect(output).toContain('company shut.example: failed. The robots.txt of shut.example disallows /.');
    expect(paths()).not.toContain('/sites/shut.example/');
  });

  test("takes the exact case of Workday's sites from the tenant's robots.txt", async () => {
    await put(
      CRAWL,
      'https://acme.wd5.myworkdayjobs.com/en-US/careers\nhttps://acme.wd5.myworkdayjobs.com/Internal',
    );
    const row = {
      title: 'Software Engineer',
      externalPath: '/job/Austin/Engineer_R1',
      postedOn: 'Posted Today',
    };
    await put('workday/acme.wd5.myworkdayjobs.com~Careers.json', { total: 1, jobPostings: [row] });
    await discover('--system', 'workday', '--source', 'common-crawl');
    expect(await found()).toMatch(
      /^ats\tslug\tcompany\nworkday\tacme\.wd5\.myworkdayjobs\.com~Careers\t.*\n$/,
    );
  });

  test('only searches in a dry run, and stops at the limit', async () => {
    await put(
      CRAWL,
      ['acme', 'bolt', 'cobalt'].map((slug) => `https://boards.greenhouse.io/${slug}`).join('\n'),
    );
    const options = ['--system', 'greenhouse', '--source', 'common-crawl'];
    await discover(...options, '--dry-run');
    expect(paths().some((path) => path.startsWith('/greenhouse/'))).toBe(false);
    await discover(...options, '--limit', '2');
    expect(paths().filter((path) => path.startsWith('/greenhouse/'))).toHaveLength(2);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Board } from '../table/board.ts';
import type { Job } from '../table/job.ts';
import { aGreenhouseJob } from './fixtures/greenhouse-board.ts';
import { type FeedRows, memoryBoardStore, memoryJobStore, rowsOf } from './fixtures/memory-stores.ts';
import { newBoard } from './new-board.ts';
import { type Reader, readBoard } from './read-board.ts';

const BOARD = 'greenhouse:acme';
const MINUTE = 60_000;
const DAY = 86_400_000;

let rows: FeedRows;
let now: number;
let shown: unknown[];
let answer: (url: string, init: RequestInit | undefined) => Response;
let asked: { url: string; etag: string | null }[];
let logged: string[];
let reader: Reader;

const json = (body: unknown, headers: Record<string, string> = {}) => Response.json(body, { headers });

beforeEach(async () => {
  rows = { boards: new Map(), rows: new Map() };
  now = Date.parse('2026-06-01T12:00:00.000Z');
  shown = [aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' })];
  answer = () => json({ jobs: shown });
  asked = [];
  logged = [];
  reader = {
    boards: memoryBoardStore(rows),
    jobs: memoryJobStore(rows),
    now: () => new Date(now),
    environment: {},
    log: {
      info: (message) => void logged.push(message),
      warn: (message, facts) => void logged.push(`${message} ${JSON.stringify(facts)}`),
    },
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      asked.push({ url: `${input}`, etag: headers.get('if-none-match') });
      return answer(`${input}`, init);
    },
  };
  const entry = { ats: 'greenhouse', slug: 'acme', company: 'Acme', favourite: true };
  await reader.boards.add(newBoard(entry, new Date(now)));
});

/** Reads the board a minute later than last time. */
async function read(...jobs: unknown[]): Promise<Board> {
  if (jobs.length > 0) shown = jobs;
  now += MINUTE;
  await readBoard(reader, BOARD);
  return board();
}

function board(): Board {
  const found = rows.boards.get(BOARD);
  if (!found) throw new Error('The board is gone.');
  return found;
}

function job(id: number): Job {
  const found = rows.rows.get(`JOB#greenhouse-acme-${id} JOB`);
  if (!found) throw new Error(`There is no job of posting ${id}.`);
  // Rows under this key are jobs.
  return found as Job;
}

const jobCount = () => rowsOf(rows, 'JOB').length;
const listing = () =>
  rowsOf(rows, 'LISTING').map(({ jobId, closed, title }) => [jobId, closed ? 'closed' : title]);
const audits = () => rowsOf(rows, 'AUDIT').length;
const snapshot = () => structuredClone([...rows.rows.entries()]);

describe('reading a board for the first time', () => {
  test('ING-01 writes each posting as a job with its detection time, once', async () => {
    const after = await read();
    expect(job(1)).toMatchObject({
      jobID: 'greenhouse-acme-1',
      jobTitle: 'Backend Engineer',
      fullCompanyName: 'Acme',
      date: 'DT#2026-06-01',
      jobDetected: '2026-06-01T12:01:00.000Z',
      employerDate: '2026-05-28T13:15:00.000Z',
      matchVersion: 1,
      closedAt: null,
    });
    expect(jobCount()).toBe(2);
    expect(listing()).toHaveLength(2);
    expect(audits()).toBe(2);
    expect(after).toMatchObject({ outcome: 'read', postings: 2, failures: 0, message: '' });
  });

  test('ING-01 asks the vendor’s own host and no other', async () => {
    await read();
    expect(asked.map(({ url }) => new URL(url).origin)).toEqual(['https://boards-api.greenhouse.io']);
    rows.boards.set(BOARD, { ...board(), slug: '../../x@evil.example/?#' });
    await read();
    expect(new URL(asked[1]?.url ?? '').origin).toBe('https://boards-api.greenhouse.io');
    expect(new URL(asked[1]?.url ?? '').pathname).toBe('/v1/boards/..%2F..%2Fx%40evil.example%2F%3F%23/jobs');
  });

  test('ING-02 takes no script from a posting into a job', async () => {
    const content =
      '&lt;script&gt;steal()&lt;/script&gt;&lt;ul&gt;&lt;li onclick=&quot;x()&quot;&gt;You will build reliable services in Go&lt;/li&gt;&lt;/ul&gt;';
    await read(aGreenhouseJob(1, { content, title: 'Backend <b>Engineer</b>' }));
    expect(JSON.stringify(job(1))).not.toMatch(/steal|onclick|<b>|<li/);
  });
});

describe('reading a board again', () => {
  beforeEach(async () => {
    await read();
  });

  test('ING-01 changes nothing where nothing changed, by its body, its tag, or in full', async () => {
    const before = snapshot();
    expect((await read()).outcome).toBe('unchanged');
    answer = () => json({ jobs: shown, meta: { total: 2 } }, { etag: '"7"' });
    expect((await read()).outcome).toBe('read');
    answer = () => new Response(null, { status: 304 });
    expect((await read()).outcome).toBe('unchanged');
    expect(asked.map(({ etag }) => etag)).toEqual([null, null, null, '"7"']);
    expect(snapshot()).toEqual(before);
  });

  test.each([
    ['title', { title: 'Senior Backend Engineer' }, 2],
    ['type', { title: 'Backend Engineer (Contract)' }, 2],
    ['place', { location: { name: 'Boston, MA' } }, 2],
    ['pay', { pay_input_ranges: [] }, 1],
    ['page', { absolute_url: 'https://jobs.example/other' }, 1],
  ])(
    'a job whose %s was edited is stored, listed, and matched again only where it matters',
    async (_, facts, version) => {
      await read(aGreenhouseJob(1, facts), aGreenhouseJob(2, { title: 'Product Designer' }));
      const seen = '2026-06-01T12:02:00.000Z';
      expect(job(1)).toMatchObject({
        matchVersion: version,
        matchedFrom: version === 2 ? seen : '2026-06-01T12:01:00.000Z',
        jobDetected: '2026-06-01T12:01:00.000Z',
        date: 'DT#2026-06-01',
      });
      expect(job(2).matchVersion).toBe(1);
      expect(listing()).toHaveLength(3);
      expect(audits()).toBe(version === 2 ? 3 : 2);
    },
  );

  test('an edit that is only a new time of editing is none', async () => {
    const before = snapshot();
    await read(
      aGreenhouseJob(1, { updated_at: '2026-06-01T00:00:00Z' }),
      aGreenhouseJob(2, { title: 'Product Designer' }),
    );
    expect(snapshot()).toEqual(before);
  });

  test('ING-01 a posting is closed when two readings in a row lack it', async () => {
    expect(await read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: true });
    expect(job(2).closedAt).toBeNull();
    expect(await read(aGreenhouseJob(1))).toMatchObject({ outcome: 'read', unsettled: false });
    expect(job(2).closedAt).toBe('2026-06-01T12:03:00.000Z');
    expect(listing().at(-1)).toEqual(['greenhouse-acme-2', 'closed']);
    const before = snapshot();
    await read(aGreenhouseJob(1));
    expect(snapshot()).toEqual(before);
  });

  test('a board with a posting missing is asked in full until that is settled', async () => {
    answer = () => json({ jobs: shown }, { etag: '"8"' });
    await read(aGreenhouseJob(1));
    expect(board().unsettled).toBe(true);
    await read();
    expect(asked.at(-1)?.etag).toBeNull();
    expect(job(2).closedAt).not.toBeNull();
    await read();
    expect(asked.at(-1)?.etag).toBe('"8"');
  });

  test('a board that says 304 while a posting is missing settles nothing', async () => {
    await read(aGreenhouseJob(1));
    answer = () => new Response(null, { status: 304 });
    expect(await read()).toMatchObject({ outcome: 'unchanged', unsettled: true });
    expect(job(2).closedAt).toBeNull();
  });

  test('a posting that is back after one reading was never gone', async () => {
    await read(aGreenhouseJob(1));
    await read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    await read(aGreenhouseJob(1));
    expect(job(2).closedAt).toBeNull();
  });

  test('a closed posting that is put up again is the same job, open, and matched again', async () => {
    await read(aGreenhouseJob(1));
    await read(aGreenhouseJob(1));
    await read(aGreenhouseJob(1), aGreenhouseJob(2, { title: 'Product Designer' }));
    expect(job(2)).toMatchObject({
      closedAt: null,
      matchVersion: 2,
      matchedFrom: '2026-06-01T12:04:00.000Z',
      jobDetected: '2026-06-01T12:01:00.000Z',
    });
    expect(jobCount()).toBe(2);
    expect(listing().at(-1)).toEqual(['greenhouse-acme-2', 'Product Designer']);
  });

  test('a posting whose job has outlived its time is not new when it is edited', async () => {
    rows.rows.delete('JOB#greenhouse-acme-1 JOB');
    await read(
      aGreenhouseJob(1, { title: 'Senior Backend Engineer' }),
      aGreenhouseJob(2, { title: 'Product Designer' }),
    );
    expect(jobCount()).toBe(1);
    const before = snapshot();
    await read();
    expect(snapshot()).toEqual(before);
  });
});

describe('a posting that is no job of ours', () => {
  test('is noted and not read again until it changes', async () => {
    const nurse = aGreenhouseJob(3, { title: 'Registered Nurse', departments: [{ name: 'Clinic' }] });
    await read(nurse);
    expect(jobCount()).toBe(0);
    expect(rowsOf(rows, 'POSTING')).toMatchObject([{ sk: '3', jobId: '', left: 'not-a-tech-job' }]);
    const before = snapshot();
    answer = () => json({ jobs: shown, meta: {} });
    await read(nurse);
    expect(snapshot()).toEqual(before);
    await read(aGreenhouseJob(3, { title: 'Backend Engineer' }));
    expect(job(3).jobTitle).toBe('Backend Engineer');
  });

  test('closes the job it was before, and is one again when it is edited back', async () => {
    await read(aGreenhouseJob(1), aGreenhouseJob(2));
    await read(aGreenhouseJob(1, { title: 'Registered Nurse', departments: [] }), aGreenhouseJob(2));
    expect(job(1).closedAt).toBe('2026-06-01T12:02:00.000Z');
    await read(aGreenhouseJob(1), aGreenhouseJob(2));
    expect(job(1)).toMatchObject({ closedAt: null, matchVersion: 2 });
  });
});

describe('a board that misbehaves', () => {
  const six = [1, 2, 3, 4, 5, 6].map((id) => aGreenhouseJob(id));
  beforeEach(async () => {
    await read(...six);
  });
  const open = () => rowsOf(rows, 'JOB').filter(({ closedAt }) => closedAt === null).length;

  test.each([
    ['drops to nothing', []],
    ['loses most', six.slice(0, 2)],
  ])('ING-03 and %s closes nothing for a day, and says so', async (_, left) => {
    answer = () => json({ jobs: left });
    for (let hours = 0; hours < 24; hours += 1) {
      expect(await read()).toMatchObject({
        outcome: 'suspect',
        message: `The board shows ${left.length} postings where 6 were open; none is closed yet.`,
      });
      now += 59 * MINUTE;
    }
    expect(open()).toBe(6);
    expect(logged.at(-1)).toContain('board not read');
    // when it has said the same for longer than a day
    now += MINUTE;
    await read();
    expect(open()).toBe(6);
    await read();
    expect(open()).toBe(left.length);
    expect(board()).toMatchObject({ outcome: 'read', suspectSince: null, unsettled: false });
  });

  test('ING-03 and comes back to itself has lost nothing', async () => {
    answer = () => json({ jobs: [] });
    await read();
    answer = () => json({ jobs: six });
    expect(await read()).toMatchObject({ outcome: 'read', suspectSince: null });
    expect(open()).toBe(6);
  });

  test.each([
    ['is not JSON', () => new Response('<html>'), 'The answer is not JSON.'],
    [
      'is no board',
      () => json({ error: 'no' }),
      'The answer is not a Greenhouse board: it has no list of jobs.',
    ],
    ['is unknown', () => new Response('', { status: 404 }), 'There is no such board (status 404).'],
    ['fails', () => new Response('', { status: 500 }), 'The board answered with status 500.'],
  ])(
    'ING-03 because it %s is told on its row, asked later and later, and closes nothing',
    async (_, bad, message) => {
      const waits: number[] = [];
      for (let count = 1; count <= 3; count += 1) {
        answer = bad;
        const { dueAt, outcome, message: said, failures } = await read();
        expect({ outcome, said, failures }).toEqual({ outcome: 'failed', said: message, failures: count });
        waits.push((Date.parse(dueAt) - now) / MINUTE);
        now = Date.parse(dueAt);
      }
      expect(waits).toEqual([1, 2, 4]);
      expect(open()).toBe(6);
      answer = () => json({ jobs: six });
      expect(await read()).toMatchObject({ failures: 0, message: '', outcome: 'unchanged' });
    },
  );

  test('ING-03 by asking to be left alone is left alone for as long', async () => {
    answer = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } });
    const { dueAt } = await read();
    expect(Date.parse(dueAt) - now).toBe(60 * MINUTE);
    const before = asked.length;
    await read();
    expect(asked).toHaveLength(before);
  });

  test('ING-03 with a posting that cannot be read keeps its job, and says so', async () => {
    const broken = { ...aGreenhouseJob(2), title: null };
    for (let times = 0; times < 3; times += 1) {
      answer = () => json({ jobs: [six[0], broken, ...six.slice(2)], meta: { times } });
      expect((await read()).message).toBe('1 postings could not be read.');
    }
    expect(open()).toBe(6);
    expect(logged.some((line) => line.includes('posting not readable'))).toBe(true);
  });

  test('ING-03 with a posting that cannot be stored loses no other, and tries again', async () => {
    const { create } = reader.jobs;
    let broken = true;
    const jobs: Reader['jobs'] = {
      ...reader.jobs,
      create: async (one, more) => {
        if (broken && one.jobID.endsWith('-7')) throw new Error('Item size has exceeded the maximum');
        return create(one, more);
      },
    };
    reader = { ...reader, jobs };
    const more = [7, 8, 9].map((id) => aGreenhouseJob(id));
    expect(await read(...more, ...six)).toMatchObject({
      outcome: 'failed',
      message: '1 postings could not be stored: Item size has exceeded the maximum',
      bodyHash: '',
    });
    expect(jobCount()).toBe(8);
    broken = false;
    now += 2 * MINUTE;
    await read();
    expect(jobCount()).toBe(9);
  });
});

describe('when a board is read', () => {
  test('a message that comes twice, or too early, or for no board, is no reading', async () => {
    rows.boards.set(BOARD, { ...board(), favourite: false });
    await read(aGreenhouseJob(1));
    rows.boards.set(BOARD, { ...board(), dueAt: new Date(now + 60 * MINUTE).toISOString() });
    await read();
    await readBoard(reader, 'greenhouse:nobody');
    expect(asked).toHaveLength(1);
  });

  test('a paused board is not, and a pause that comes while it is read stays', async () => {
    answer = () => {
      rows.boards.set(BOARD, { ...board(), paused: true });
      return json({ jobs: shown });
    };
    expect((await read()).paused).toBe(true);
    await read();
    expect(asked).toHaveLength(1);
  });

  test('as if at an earlier time, its jobs are of that time and listed now', async () => {
    const seenAt = new Date(now - DAY);
    await readBoard(reader, BOARD, seenAt);
    expect(job(1)).toMatchObject({
      jobDetected: '2026-05-31T12:00:00.000Z',
      date: 'DT#2026-05-31',
      matchedFrom: '2026-05-31T12:00:00.000Z',
    });
    const [entry] = rowsOf(rows, 'LISTING');
    expect(entry).toMatchObject({ detected: '2026-05-31T12:00:00.000Z' });
    expect(entry?.sk).toMatch(/^2026-06-01T12:00:00.000Z#/);
    // and reading it a second time, then or now, changes nothing
    const before = snapshot();
    await readBoard(reader, BOARD, seenAt);
    await read();
    expect(snapshot()).toEqual(before);
  });

  test('rows are stamped as they are written, however long the writing takes', async () => {
    const { create } = reader.jobs;
    const slow: Reader['jobs']['create'] = (one, more) => {
      now += 20_000;
      return create(one, more);
    };
    reader = { ...reader, jobs: { ...reader.jobs, create: slow } };
    await read(...Array.from({ length: 20 }, (_, number) => aGreenhouseJob(number + 1)));
    const stamps = rowsOf(rows, 'LISTING').map(({ sk }) => Date.parse(sk.split('#')[0] ?? ''));
    expect(Math.max(...stamps) - Math.min(...stamps)).toBeGreaterThan(300_000);
    expect(new Set(rowsOf(rows, 'JOB').map(({ jobDetected }) => jobDetected)).size).toBe(1);
  });
});

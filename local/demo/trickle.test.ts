import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GreenhouseJob } from '../fakes/ats/greenhouse-recording.ts';
import { composeBoard } from './compose/board.ts';
import { demoUserTitles, isDemoUserPlace } from './demo-user.ts';
import { employers } from './employers.ts';
import { readBoard, writeBoard } from './feeds-folder.ts';
import { seededRandom } from './random.ts';
import { createTrickle, MAX_TRICKLED_PER_BOARD } from './trickle.ts';

const start = Date.parse('2026-03-04T15:00:00Z');
const seen = { yesterday: start - 86_400_000, today: start - 3_600_000 };
let folders: string[] = [];

beforeEach(() => {
  folders = [];
});
afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function given(playing = employers) {
  const feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  folders.push(feedsDir);
  for (const employer of playing)
    await writeBoard(feedsDir, employer.board, composeBoard(employer, 'today', seen));
  const before = new Set((await postings(feedsDir, playing)).map(({ id }) => id));
  let now = start;
  const clock = { now: () => now, every: () => () => {}, wait: async () => {} };
  const tick = createTrickle({
    feedsDir,
    employers: playing,
    clock,
    random: seededRandom('tide'),
    log: () => {},
  });
  return {
    all: () => postings(feedsDir, playing),
    async added(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 1) {
        now += 60_000;
        await tick();
      }
      return (await postings(feedsDir, playing)).filter(({ id }) => !before.has(id));
    },
  };
}

async function postings(feedsDir: string, playing: typeof employers): Promise<GreenhouseJob[]> {
  const boards = await Promise.all(playing.map(({ board }) => readBoard(feedsDir, board)));
  return boards.flatMap(({ jobs }) => jobs);
}

const concernsDemoUser = (job: GreenhouseJob) =>
  demoUserTitles.some((title) => job.title.includes(title)) && isDemoUserPlace(job.location.name);

test('adds one or two postings a minute, and every other one matches the demo user', async () => {
  const added = await (await given()).added(60);
  expect(added.length).toBeGreaterThan(60);
  expect(added.length).toBeLessThan(120);
  const wanted = added.filter(concernsDemoUser);
  expect(wanted.length).toBeGreaterThanOrEqual(Math.floor(added.length / 2));
  expect(wanted.length).toBeLessThan(added.length);
});

test('publishes a posting at the time it is added', async () => {
  const [first] = await (await given()).added(1);
  expect(Date.parse(first?.first_published ?? '')).toBe(start + 60_000);
  expect(first?.updated_at).toBe(first?.first_published);
});

test('repeats no title on a board and no id anywhere', async () => {
  const stack = await given();
  const added = await stack.added(120);
  const names = added.map((job) => `${job.company_name}: ${job.title}`);
  expect(new Set(names).size).toBe(names.length);
  const all = await stack.all();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('is deterministic for a seed', async () => {
  const one = await given();
  const other = await given();
  expect(await one.added(10)).toEqual(await other.added(10));
});

test('removes its own oldest posting when a board is full, and no other', async () => {
  const one = employers.slice(0, 1);
  const stack = await given(one);
  const before = await stack.all();
  const filled = await stack.added(MAX_TRICKLED_PER_BOARD);
  const later = await stack.added(10);
  expect(later.length).toBe(MAX_TRICKLED_PER_BOARD);
  expect(later).not.toContainEqual(filled[0]);
  expect((await stack.all()).slice(0, before.length)).toEqual(before);
});

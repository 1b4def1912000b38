import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Demo, DemoContext } from './demo-context.ts';
import { type FakeUserPool, startFakeUserPool } from './fake-user-pool.ts';
import { readBoard } from './feeds-folder.ts';
import { seededRandom } from './random.ts';
import { demoBoards, loadRegistry } from './registry.ts';
import { startDemo } from './start-demo.ts';

const now = Date.parse('2026-03-04T15:00:00Z');
const day = 86_400_000;
let feedsDir: string;
let pool: FakeUserPool;
let demo: Demo | undefined;

beforeEach(async () => {
  feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  pool = await startFakeUserPool();
});
afterEach(async () => {
  await demo?.close();
  demo = undefined;
  await pool.close();
  await rm(feedsDir, { recursive: true });
});

async function given(options: Pick<DemoContext, 'fresh' | 'isDefaultFeeds'>) {
  const replays: { board: string; seenAt: Date; postings: number }[] = [];
  const registered: string[] = [];
  const lines: string[] = [];
  let minutePasses = () => {};
  const context: DemoContext = {
    ...options,
    outputs: {
      gatewayUrl: pool.url,
      region: 'us-east-1',
      userPoolId: 'us-east-1_demo',
      userPoolClientId: 'site',
    },
    feedsDir,
    boards: await loadRegistry({ feedsDir, isDefaultFeeds: options.isDefaultFeeds }),
    registerBoards: async (entries) => void registered.push(...entries.map(({ board }) => board)),
    async replay(readings) {
      for (const { board, seenAt } of readings) {
        replays.push({ board, seenAt, postings: (await readBoard(feedsDir, board)).jobs.length });
      }
    },
    settle: async () => {},
    outbox: pool.messagesTo,
    log: (line) => lines.push(line),
    random: seededRandom('dawn'),
    clock: {
      now: () => now,
      wait: async () => {},
      every(_period, task) {
        minutePasses = task;
        return () => {
          minutePasses = () => {};
        };
      },
    },
  };
  return { context, replays, registered, lines, minutePasses: () => minutePasses() };
}

const postingsNow = async () =>
  (await Promise.all(demoBoards.map(({ board }) => readBoard(feedsDir, board)))).flatMap(({ jobs }) => jobs)
    .length;

describe('with its own feeds, on the first start', () => {
  test('reads every board as of yesterday, then with more postings as of earlier today', async () => {
    const { context, replays, registered } = await given({ fresh: true, isDefaultFeeds: true });
    demo = await startDemo(context);

    const boards = demoBoards.map(({ board }) => board);
    expect(registered).toEqual(boards);
    expect(replays.map(({ board }) => board)).toEqual([...boards, ...boards]);
    for (const board of boards) {
      const [yesterday, today] = replays.filter((replay) => replay.board === board);
      expect(yesterday?.seenAt.getTime()).toBeLessThan(new Date(now).setHours(0, 0, 0, 0));
      expect(now - (today?.seenAt.getTime() ?? now)).toBeGreaterThanOrEqual(20 * 60_000);
      expect(now - (today?.seenAt.getTime() ?? 0)).toBeLessThan(day);
      expect(today?.postings).toBeGreaterThan(yesterday?.postings ?? 0);
    }
  });

  test('signs up and confirms the demo user and the staff user, and lists them', async () => {
    demo = await startDemo((await given({ fresh: true, isDefaultFeeds: true })).context);

    const demoUser = pool.users.get('demo@daybreak.example');
    expect(demoUser).toMatchObject({ status: 'CONFIRMED', groups: [] });
    expect(demoUser?.attributes).toMatchObject({
      email: 'demo@daybreak.example',
      profile: '["Software Engineer","Product Manager"]',
      'custom:remote': 'true',
      'custom:country': 'US',
      'custom:dateCreated': '2026-03-04T15:00:00.000Z',
    });
    expect(pool.users.get('staff@daybreak.example')).toMatchObject({
      status: 'CONFIRMED',
      groups: ['staff'],
    });
    const cells = demo.panels().flatMap(({ rows }) => rows.flat());
    expect(cells).toEqual(expect.arrayContaining(['demo@daybreak.example', demoUser?.password, feedsDir]));
  });
});

test('on its second start continues to add postings', async () => {
  const first = await given({ fresh: true, isDefaultFeeds: true });
  await (await startDemo(first.context)).close();
  const before = await postingsNow();

  const second = await given({ fresh: false, isDefaultFeeds: true });
  demo = await startDemo(second.context);
  await demo.close();
  const between = await postingsNow();
  expect(second.replays).toEqual([]);
  expect(second.registered).toEqual(demoBoards.map(({ board }) => board));
  expect(pool.calls.filter((call) => call === 'SignUp')).toHaveLength(2);
  expect(between).toBeGreaterThan(before);

  second.minutePasses();
  expect(await postingsNow()).toBe(between);
});

describe('with other feeds', () => {
  const put = (board: string) =>
    writeFile(join(feedsDir, 'greenhouse', `${board}.json`), '{"jobs":[],"meta":{"total":0}}');

  test('registers existing boards and boards added later, and invents nothing', async () => {
    await mkdir(join(feedsDir, 'greenhouse'));
    await put('kettle');
    const { context, registered, replays, lines, minutePasses } = await given({
      fresh: true,
      isDefaultFeeds: false,
    });
    demo = await startDemo(context);
    await demo.close();
    expect(registered).toEqual(['kettle']);
    expect([replays, [...pool.users]]).toEqual([[], []]);

    demo = await startDemo(context);
    await put('spoon');
    while (!registered.includes('spoon')) {
      minutePasses();
      await nextTurn();
    }
    await demo.close();
    expect(registered).toEqual(['kettle', 'kettle', 'spoon']);
    expect(lines).toEqual(['Registered new boards from the feeds folder: greenhouse/spoon.']);
  });
});

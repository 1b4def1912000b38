import { beforeEach, describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BoardScene } from './fixtures/board-scene.ts';
import type { Deps } from './read-board.ts';

const MINUTE = 60_000;

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

describe('a board that misbehaves', () => {
  const six = [1, 2, 3, 4, 5, 6].map((id) => aGreenhouseJob(id));
  beforeEach(async () => {
    await scene.read(...six);
  });

  test.each([
    ['drops to nothing', []],
    ['loses most', six.slice(0, 2)],
  ])('ING-03 and %s is suspect, and nothing is closed for a day', async (_, left) => {
    scene.answer = () => Response.json({ jobs: left });
    for (let hours = 0; hours < 24; hours += 1) {
      expect(await scene.read()).toMatchObject({
        outcome: 'suspect',
        message: `The board shows ${left.length} postings, but 6 were open. None is closed yet.`,
      });
      scene.now += 59 * MINUTE;
    }
    expect(scene.openCount()).toBe(6);
    expect(scene.logLines.at(-1)).toContain('board not read');
    // when it has been suspect for more than a day
    scene.now += MINUTE;
    await scene.read();
    expect(scene.openCount()).toBe(6);
    await scene.read();
    expect(scene.openCount()).toBe(left.length);
    expect(scene.board()).toMatchObject({ outcome: 'read', suspectSince: null, unsettled: false });
  });

  test('ING-03 and recovers has lost nothing', async () => {
    scene.answer = () => Response.json({ jobs: [] });
    await scene.read();
    scene.answer = () => Response.json({ jobs: six });
    expect(await scene.read()).toMatchObject({ outcome: 'read', suspectSince: null });
    expect(scene.openCount()).toBe(6);
  });

  test.each([
    ['is not JSON', () => new Response('<html>'), 'The answer is not JSON.'],
    [
      'is not a board',
      () => Response.json({ error: 'no' }),
      'The answer is not a Greenhouse board: it has no list of jobs.',
    ],
    ['is unknown', () => new Response('', { status: 404 }), 'There is no such board (status 404).'],
    ['fails', () => new Response('', { status: 500 }), 'The board answered with status 500.'],
  ])(
    'ING-03 because it %s gets a message, is read with backoff, and nothing is closed',
    async (_, bad, message) => {
      const waits: number[] = [];
      for (let count = 1; count <= 3; count += 1) {
        scene.answer = bad;
        const board = await scene.read();
        expect(board).toMatchObject({ outcome: 'failed', message, failures: count });
        waits.push((Date.parse(board.dueAt) - scene.now) / MINUTE);
        scene.now = Date.parse(board.dueAt);
      }
      expect(waits).toEqual([1, 2, 4]);
      expect(scene.openCount()).toBe(6);
      scene.answer = () => Response.json({ jobs: six });
      expect(await scene.read()).toMatchObject({ failures: 0, message: '', outcome: 'unchanged' });
    },
  );

  test('ING-03 by rate limiting is not requested until Retry-After has passed', async () => {
    scene.answer = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } });
    const { dueAt } = await scene.read();
    expect(Date.parse(dueAt) - scene.now).toBe(60 * MINUTE);
    const before = scene.requests.length;
    await scene.read();
    expect(scene.requests).toHaveLength(before);
  });

  test('ING-03 with an unreadable posting keeps its job open, with a message', async () => {
    const broken = { ...aGreenhouseJob(2), title: null };
    for (let times = 0; times < 3; times += 1) {
      scene.answer = () => Response.json({ jobs: [six[0], broken, ...six.slice(2)], meta: { times } });
      expect((await scene.read()).message).toBe('1 postings could not be read.');
    }
    expect(scene.openCount()).toBe(6);
    expect(scene.logLines.some((line) => line.includes('posting unreadable'))).toBe(true);
  });

  test.each(['\uffff', 'a\ufffe', 'job 7', 'café', '😀', '', 'x'.repeat(101)])(
    'ING-03 with the posting id %j, which other services reject, loses that posting only',
    async (id) => {
      scene.answer = () => Response.json({ jobs: [...six, { ...aGreenhouseJob(7), id }, aGreenhouseJob(8)] });
      expect((await scene.read()).message).toBe('1 postings could not be read.');
      expect(scene.openCount()).toBe(7);
      expect(JSON.stringify([...scene.rows.rows.keys()])).toMatch(/^[\x20-\x7e]*$/);
    },
  );

  test('ING-03 with very many postings is written over several readings, and loses none', async () => {
    const many = Array.from({ length: 1_560 }, (_, n) => aGreenhouseJob(n + 1, { content: `Text ${n}.` }));
    const first = await scene.read(...many);
    expect(first).toMatchObject({ outcome: 'read', message: '60 postings wait for the next reading.' });
    expect(first.dueAt <= new Date(scene.now).toISOString()).toBe(true);
    expect(await scene.read()).toMatchObject({ outcome: 'read', message: '' });
    expect(scene.rows.rows.size).toBeGreaterThan(0);
    expect([...scene.rows.rows.keys()].filter((key) => key.startsWith('POSTING#'))).toHaveLength(1_560);
  });

  test('ING-03 with a posting that cannot be written loses no other, and is read again', async () => {
    const { write } = scene.deps.jobs;
    let broken = true;
    const jobs: Deps['jobs'] = {
      ...scene.deps.jobs,
      write: async (change) => {
        if (broken && change.job?.after.postings.some(({ id }) => id === '7'))
          throw new Error('Item size has exceeded the maximum');
        return write(change);
      },
    };
    scene.deps = { ...scene.deps, jobs };
    const more = [7, 8, 9].map((id) => aGreenhouseJob(id));
    expect(await scene.read(...more, ...six)).toMatchObject({
      outcome: 'failed',
      message: '1 writes failed: Item size has exceeded the maximum',
      bodyHash: '',
    });
    expect(scene.jobCount()).toBe(8);
    broken = false;
    scene.now += 2 * MINUTE;
    await scene.read();
    expect(scene.jobCount()).toBe(9);
  });
});

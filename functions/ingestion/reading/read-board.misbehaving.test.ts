import { beforeEach, describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BoardScene } from './fixtures/board-scene.ts';
import type { Reader } from './read-board.ts';

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
  ])('ING-03 and %s closes nothing for a day, and says so', async (_, left) => {
    scene.answer = () => Response.json({ jobs: left });
    for (let hours = 0; hours < 24; hours += 1) {
      expect(await scene.read()).toMatchObject({
        outcome: 'suspect',
        message: `The board shows ${left.length} postings where 6 were open; none is closed yet.`,
      });
      scene.now += 59 * MINUTE;
    }
    expect(scene.open()).toBe(6);
    expect(scene.logged.at(-1)).toContain('board not read');
    // when it has said the same for longer than a day
    scene.now += MINUTE;
    await scene.read();
    expect(scene.open()).toBe(6);
    await scene.read();
    expect(scene.open()).toBe(left.length);
    expect(scene.board()).toMatchObject({ outcome: 'read', suspectSince: null, unsettled: false });
  });

  test('ING-03 and comes back to itself has lost nothing', async () => {
    scene.answer = () => Response.json({ jobs: [] });
    await scene.read();
    scene.answer = () => Response.json({ jobs: six });
    expect(await scene.read()).toMatchObject({ outcome: 'read', suspectSince: null });
    expect(scene.open()).toBe(6);
  });

  test.each([
    ['is not JSON', () => new Response('<html>'), 'The answer is not JSON.'],
    [
      'is no board',
      () => Response.json({ error: 'no' }),
      'The answer is not a Greenhouse board: it has no list of jobs.',
    ],
    ['is unknown', () => new Response('', { status: 404 }), 'There is no such board (status 404).'],
    ['fails', () => new Response('', { status: 500 }), 'The board answered with status 500.'],
  ])(
    'ING-03 because it %s is told on its row, asked later and later, and closes nothing',
    async (_, bad, message) => {
      const waits: number[] = [];
      for (let count = 1; count <= 3; count += 1) {
        scene.answer = bad;
        const { dueAt, outcome, message: said, failures } = await scene.read();
        expect({ outcome, said, failures }).toEqual({ outcome: 'failed', said: message, failures: count });
        waits.push((Date.parse(dueAt) - scene.now) / MINUTE);
        scene.now = Date.parse(dueAt);
      }
      expect(waits).toEqual([1, 2, 4]);
      expect(scene.open()).toBe(6);
      scene.answer = () => Response.json({ jobs: six });
      expect(await scene.read()).toMatchObject({ failures: 0, message: '', outcome: 'unchanged' });
    },
  );

  test('ING-03 by asking to be left alone is left alone for as long', async () => {
    scene.answer = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } });
    const { dueAt } = await scene.read();
    expect(Date.parse(dueAt) - scene.now).toBe(60 * MINUTE);
    const before = scene.asked.length;
    await scene.read();
    expect(scene.asked).toHaveLength(before);
  });

  test('ING-03 with a posting that cannot be read keeps its job, and says so', async () => {
    const broken = { ...aGreenhouseJob(2), title: null };
    for (let times = 0; times < 3; times += 1) {
      scene.answer = () => Response.json({ jobs: [six[0], broken, ...six.slice(2)], meta: { times } });
      expect((await scene.read()).message).toBe('1 postings could not be read.');
    }
    expect(scene.open()).toBe(6);
    expect(scene.logged.some((line) => line.includes('posting not readable'))).toBe(true);
  });

  test.each(['\uffff', 'a\ufffe', 'job 7', 'café', '😀', '', 'x'.repeat(101)])(
    'ING-03 with the posting id %j, which other services refuse, costs that posting only',
    async (id) => {
      scene.answer = () => Response.json({ jobs: [...six, { ...aGreenhouseJob(7), id }, aGreenhouseJob(8)] });
      expect((await scene.read()).message).toBe('1 postings could not be read.');
      expect(scene.open()).toBe(7);
      expect(JSON.stringify([...scene.rows.rows.keys()])).toMatch(/^[\x20-\x7e]*$/);
    },
  );

  test('ING-03 with very many postings at once is written in pieces, reading by reading, and loses none', async () => {
    const many = Array.from({ length: 1_560 }, (_, n) => aGreenhouseJob(n + 1, { content: `Piece ${n}.` }));
    const first = await scene.read(...many);
    expect(first).toMatchObject({ outcome: 'read', message: '60 postings wait for the next reading.' });
    expect(first.dueAt <= new Date(scene.now).toISOString()).toBe(true);
    expect(await scene.read()).toMatchObject({ outcome: 'read', message: '' });
    expect(scene.rows.rows.size).toBeGreaterThan(0);
    expect([...scene.rows.rows.keys()].filter((key) => key.startsWith('POSTING#'))).toHaveLength(1_560);
  });

  test('ING-03 with a posting that cannot be stored loses no other, and tries again', async () => {
    const { write } = scene.reader.jobs;
    let broken = true;
    const jobs: Reader['jobs'] = {
      ...scene.reader.jobs,
      write: async (change) => {
        if (broken && change.job?.after.jobID.endsWith('-7'))
          throw new Error('Item size has exceeded the maximum');
        return write(change);
      },
    };
    scene.reader = { ...scene.reader, jobs };
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

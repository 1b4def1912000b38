import { beforeEach, describe, expect, test } from '@jest/globals';
import { groupByReader, isReadAlone } from '../registry/reader-messages.ts';
import { scheduleBoard } from '../registry/select-due-boards.ts';
import { BOARD, BoardScene } from './fixtures/board-scene.ts';
import { readBoard } from './read-board.ts';
import { ThreadEnded } from './reader-thread.ts';
import { superviseReading } from './supervise-reading.ts';

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

const REQUEST = { boards: [{ board: BOARD, lane: 'greenhouse-0' }], isRepeated: false };
const LIMITS = { blocked: 1, total: 1, memory: 1 };

/** The thread is ended while it reads these boards. */
const readUntilEnded = (...unfinished: string[]) =>
  superviseReading(
    {
      ...scene.deps,
      thread: {
        async read() {
          throw new ThreadEnded('The reading computed for 15 s, and was ended.', unfinished);
        },
      },
    },
    REQUEST,
    LIMITS,
  );

const minutesUntilDue = () => (Date.parse(scene.board().dueAt) - scene.now) / 60_000;

describe('ING-03 a board whose reading is ended', () => {
  test('ING-03 says why, and waits longer each time', async () => {
    const waits: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      await readUntilEnded(BOARD);
      waits.push(minutesUntilDue());
      scene.rows.boards.set(BOARD, { ...scene.board(), unfinished: false });
    }
    expect(waits).toEqual([1, 2, 4]);
    expect(scene.board()).toMatchObject({ outcome: 'failed', message: expect.stringContaining('15 s') });
  });

  test('ING-03 is read alone from then on, until a reading ends', async () => {
    const isAlone = () => groupByReader([scheduleBoard(scene.board())]).map(isReadAlone);
    expect(isAlone()).toEqual([false]);
    await readUntilEnded(BOARD);
    expect(isAlone()).toEqual([true]);
    scene.now += 60 * 60_000;
    await scene.read();
    expect(scene.board()).toMatchObject({ outcome: 'read', failures: 0, unfinished: false });
    expect(isAlone()).toEqual([false]);
  });

  test('ING-03 does not make a board wait that was not begun', async () => {
    const before = scene.board();
    await readUntilEnded();
    expect(scene.board()).toEqual(before);
  });
});

describe('ING-03 a board that kills its reader', () => {
  const die = async (isRepeated: boolean) => {
    const fetch = () => new Promise<Response>(() => undefined);
    // The process ends here; what was saved before is all that is left.
    await Promise.race([readBoard({ ...scene.deps, fetch, isRepeated }, BOARD), Promise.resolve()]);
    await new Promise((resolve) => setImmediate(resolve));
  };

  test('ING-03 is marked before it is read again, so that the third attempt leaves it out', async () => {
    await die(false);
    expect(scene.board()).toMatchObject({ unfinished: false, failures: 0 });
    await die(true);
    expect(scene.board()).toMatchObject({ unfinished: true, failures: 1 });
    expect(minutesUntilDue()).toBe(1);
    const { requests } = scene;
    await readBoard({ ...scene.deps, isRepeated: true }, BOARD);
    expect(requests).toEqual([]);
  });

  test('ING-03 is marked before its first reading if its cost is unknown', async () => {
    scene.rows.boards.set(BOARD, { ...scene.board(), trust: 'unconfirmed' });
    await die(false);
    expect(scene.board()).toMatchObject({ unfinished: true, failures: 1 });
  });
});

test('ING-03 boards of unknown cost share no message with others, nor a reader', () => {
  const board = scene.board();
  const others = ['site-a.com', 'site-b.com'].map((slug) => ({
    ...board,
    sk: `careers:${slug}`,
    ats: 'careers',
    slug,
  }));
  const messages = groupByReader([board, ...others].map((one) => scheduleBoard(one, { lanes: 1 })));
  expect(messages.map(({ boards }) => boards.length)).toEqual([1, 1, 1]);
  const readerOf = (id: string) =>
    messages.find(({ boards }) => boards.some((one) => one.board === id))?.reader;
  expect(others.map(({ sk }) => readerOf(sk))).not.toContain(readerOf(BOARD));
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { type ReaderThread, readerThread, ThreadEnded, type ThreadLimits } from './reader-thread.ts';

const LIMITS: ThreadLimits = { blocked: 60_000, total: 60_000, memory: 100 };

/** A thread that reads each board by the code of that name. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  import { setTimeout as sleep } from 'node:timers/promises';
  const report = (message) => parentPort.postMessage(message);
  const works = {
    async quick() {},
    async blocks() { for (;;); },
    async hangs() { await sleep(60_000); },
    async grows() { const all = []; for (;;) all.push(Array(10_000).fill(Math.random())); },
    async exits() { process.exit(0); },
    async throws() { throw new Error('No network.'); },
  };
  parentPort.on('message', async ({ boards }) => {
    const alive = setInterval(() => report({ kind: 'alive' }), 50);
    try {
      for (const { board } of boards) {
        report({ kind: 'begun', board });
        await works[board]();
        report({ kind: 'ended', board });
      }
      report({ kind: 'done' });
    } catch (error) {
      report({ kind: 'failed', message: error.message });
    }
    clearInterval(alive);
  });
`;

const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
let thread: ReaderThread = readerThread(script);
afterEach(() => {
  thread = readerThread(script);
});

const read = (limits: Partial<ThreadLimits>, ...boards: string[]) =>
  thread
    .read(
      { boards: boards.map((board) => ({ board, lane: 'a' })), isRepeated: false },
      { ...LIMITS, ...limits },
    )
    .catch((error: unknown) => error);

describe('ING-03 a thread that reads boards', () => {
  test('ING-03 reads one request after the other', async () => {
    expect(await Promise.all([read({}, 'quick', 'quick'), read({}, 'quick')])).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['computes without end', 'blocks', { blocked: 500 }, 'computed for 0.5 s'],
    ['takes too long', 'hangs', { total: 300 }, 'took longer than'],
    ['needs too much memory', 'grows', {}, 'memory limit'],
    ['stops', 'exits', {}, 'stopped'],
  ])(
    'ING-03 that %s is ended, names the board, and does not keep the next ones',
    async (_, board, limits, reason) => {
      const error = await read(limits, 'quick', board, 'quick');
      expect(error).toBeInstanceOf(ThreadEnded);
      expect(error).toMatchObject({ message: expect.stringContaining(reason), unfinished: [board] });
      expect(await read({}, 'quick')).toBeUndefined();
    },
  );

  test('ING-03 passes on a fault of our own', async () => {
    expect(await read({}, 'throws')).toEqual(new Error('No network.'));
  });
});

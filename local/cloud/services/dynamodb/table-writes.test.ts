import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTableWrites } from './table-writes.ts';

function reader() {
  const stopping = new AbortController();
  const writes = createTableWrites();
  let reads = 0;
  const read = async () => {
    while (!stopping.signal.aborted) {
      await writes.waitForNext(stopping.signal);
      reads += 1;
    }
  };
  return { writes, stopping, reading: read(), reads: () => reads };
}

const wakesAfter = async (ms: number, { reads }: ReturnType<typeof reader>) => {
  const before = reads();
  await jest.advanceTimersByTimeAsync(ms);
  return reads() - before;
};

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

test('an idle stream is read every two seconds', async () => {
  const idle = reader();
  expect(await wakesAfter(1_999, idle)).toBe(0);
  expect(await wakesAfter(8_001, idle)).toBe(5);
  idle.stopping.abort();
  await idle.reading;
});

test('a write wakes a reader at once and keeps it polling for half a second', async () => {
  const first = reader();
  await wakesAfter(500, first);
  first.writes.notify();
  expect(await wakesAfter(0, first)).toBe(1);
  expect(await wakesAfter(500, first)).toBe(10);
  expect(await wakesAfter(1_900, first)).toBe(0);
  first.stopping.abort();
  await first.reading;
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTableWrites } from './table-writes.ts';

const READ_MS = 10;

/** Reads a stream in a loop; each read takes 10 ms. */
function reader() {
  const stopping = new AbortController();
  const writes = createTableWrites();
  let reads = 0;
  const read = async () => {
    while (!stopping.signal.aborted) {
      const seen = writes.count();
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      await writes.waitForMore(seen, stopping.signal);
    }
  };
  return { writes, stopping, reading: read(), reads: () => reads };
}

const readsWithin = async (ms: number, { reads }: ReturnType<typeof reader>) => {
  const before = reads();
  await jest.advanceTimersByTimeAsync(ms);
  return reads() - before;
};

async function stop({ stopping, reading }: ReturnType<typeof reader>): Promise<void> {
  stopping.abort();
  await jest.advanceTimersByTimeAsync(READ_MS);
  await reading;
}

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

test('an idle stream is read every two seconds', async () => {
  const idle = reader();
  expect(await readsWithin(2_000, idle)).toBe(0);
  expect(await readsWithin(8_000, idle)).toBe(4);
  await stop(idle);
});

test('a write wakes a reader at once, for one read', async () => {
  const woken = reader();
  await readsWithin(500, woken);
  woken.writes.notify();
  expect(await readsWithin(0, woken)).toBe(1);
  expect(await readsWithin(1_900, woken)).toBe(0);
  await stop(woken);
});

test('writes during a read lead to one more read, which sees them all', async () => {
  const busy = reader();
  await readsWithin(500, busy);
  busy.writes.notify();
  await readsWithin(READ_MS / 2, busy);
  for (let write = 0; write < 5; write += 1) busy.writes.notify();
  expect(await readsWithin(1_000, busy)).toBe(1);
  await stop(busy);
});

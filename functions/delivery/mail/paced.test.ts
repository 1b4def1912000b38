import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paced } from './paced.ts';

/** Hands over messages that come at these times; gives when each was begun. */
async function begun(times: readonly number[], gap: number): Promise<number[]> {
  let now = 0;
  const starts: number[] = [];
  const waits: { at: number; go: () => void }[] = [];
  const clock = {
    now: () => now,
    wait: (milliseconds: number) =>
      new Promise<void>((go) => void waits.push({ at: now + milliseconds, go })),
  };
  const handOver = paced(
    async () => {
      starts.push(now);
      return 'accepted' as const;
    },
    gap,
    clock,
  );
  const all: Promise<unknown>[] = [];
  const pass = async (to: number) => {
    for (;;) {
      const [first] = waits.filter(({ at }) => at <= to).sort((one, other) => one.at - other.at);
      if (!first) break;
      waits.splice(waits.indexOf(first), 1);
      now = first.at;
      first.go();
      await new Promise((resolve) => setImmediate(resolve));
    }
    now = to;
  };
  for (const time of [...times].sort((one, other) => one - other)) {
    await pass(time);
    all.push(handOver());
  }
  await pass(1e9);
  await Promise.all(all);
  return starts;
}

describe('a worker that keeps to the provider’s rate', () => {
  test('begins a burst one after the other, and what comes alone at once', async () => {
    expect(await begun([1_000, 1_000, 1_000, 5_000], 500)).toEqual([1_000, 1_250, 1_750, 5_000]);
  });

  test('makes up for what it left unused between two batches, and for no more than a quarter of a second', async () => {
    expect(await begun([1_000, 1_000, 1_150, 1_150, 1_150], 100)).toEqual([
      1_000, 1_000, 1_150, 1_150, 1_150,
    ]);
    expect(await begun([9_000, 9_000, 9_000, 9_000, 9_000], 100)).toEqual([
      9_000, 9_000, 9_000, 9_050, 9_150,
    ]);
  });

  test('keeps to its share over any time, loses none, and holds none back without need', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(5_000), { maxLength: 30 }),
        fc.integer({ min: 1, max: 400 }),
        async (times, gap) => {
          const starts = await begun(times, gap);
          const sorted = [...times].sort((one, other) => one - other);
          // No run of messages, from whichever on, takes less than its gaps but for a quarter of a second.
          const expected = sorted.map((time, n) =>
            Math.max(time, ...sorted.slice(0, n + 1).map((from, m) => from + (n - m) * gap - 250)),
          );
          expect(starts).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pacer } from './message-sender.ts';

/** Sends messages that come at these times, and returns when each began. */
async function begun(times: readonly number[], gap: number): Promise<number[]> {
  let now = 0;
  const starts: number[] = [];
  const waits: { at: number; go: () => void }[] = [];
  const clock = {
    now: () => now,
    wait: (milliseconds: number) =>
      new Promise<void>((go) => void waits.push({ at: now + milliseconds, go })),
  };
  const pace = pacer(gap, clock);
  const send = async () => {
    await pace();
    starts.push(now);
  };
  const all: Promise<unknown>[] = [];
  const pass = async (to: number) => {
    for (;;) {
      const [first] = waits.filter(({ at }) => at <= to).sort((one, other) => one.at - other.at);
      if (!first) break;
      waits.splice(waits.indexOf(first), 1);
      now = first.at;
      first.go();
      await settled();
    }
    now = to;
  };
  for (const time of [...times].sort((one, other) => one - other)) {
    await pass(time);
    all.push(send());
    await settled();
  }
  await pass(1e9);
  await Promise.all(all);
  return starts;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the pacer', () => {
  test('spaces out a burst, and lets a single message go at once', async () => {
    expect(await begun([1_000, 1_000, 1_000, 5_000], 500)).toEqual([1_000, 1_250, 1_750, 5_000]);
  });

  test('makes up for at most a quarter of a second left unused between two batches', async () => {
    expect(await begun([1_000, 1_000, 1_150, 1_150, 1_150], 100)).toEqual([
      1_000, 1_000, 1_150, 1_150, 1_150,
    ]);
    expect(await begun([9_000, 9_000, 9_000, 9_000, 9_000], 100)).toEqual([
      9_000, 9_000, 9_000, 9_050, 9_150,
    ]);
  });

  test('keeps to its share over any time, and delays no message without need', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(5_000), { maxLength: 30 }),
        fc.integer({ min: 1, max: 400 }),
        async (times, gap) => {
          const starts = await begun(times, gap);
          const sorted = [...times].sort((one, other) => one - other);
          // No sequence of messages takes less than its gaps, minus a quarter of a second.
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

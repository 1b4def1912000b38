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
    expect(await begun([0, 0, 0, 500], 100)).toEqual([0, 100, 200, 500]);
  });

  test('never begins two within the gap, loses none, and holds none back without need', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(5_000), { maxLength: 30 }),
        fc.integer({ min: 1, max: 400 }),
        async (times, gap) => {
          const starts = await begun(times, gap);
          const sorted = [...times].sort((one, other) => one - other);
          let free = 0;
          const expected = sorted.map((time) => {
            const start = Math.max(time, free);
            free = start + gap;
            return start;
          });
          expect(starts).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

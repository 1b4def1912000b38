import { describe, expect, test } from '@jest/globals';
import { percentile } from '../statistics.ts';
import { simulateMorning } from './simulate-morning.ts';

const BURST = { mailsPerSecond: 200, postings: 1_000, people: 10_000 };

describe('a burst of postings among digests that fall due together', () => {
  test('OPS-01 first alerts leave within a minute, as if there were no digests', async () => {
    const [morning, quiet] = [
      await simulateMorning({ ...BURST, digests: 10_000 }),
      await simulateMorning({ ...BURST, digests: 0 }),
    ];
    expect(morning.first.length).toBeGreaterThan(6_000);
    expect(percentile(morning.first, 0.95)).toBeLessThanOrEqual(60_000);
    expect(morning.first).toEqual(quiet.first);
  });

  test('OPS-01 every digest leaves, at its share of the sending rate', async () => {
    const { lastDigest } = await simulateMorning({ ...BURST, postings: 1, people: 1, digests: 2_000 });
    expect(2_000 / (lastDigest / 1000)).toBeGreaterThan(0.9 * 0.2 * BURST.mailsPerSecond);
  });
});

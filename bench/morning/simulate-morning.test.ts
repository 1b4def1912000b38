import { describe, expect, test } from '@jest/globals';
import { percentile } from '../measure/statistics.ts';
import { fullBurst } from './morning-people.ts';
import { BURST_AT, EIGHT, simulateMorning } from './simulate-morning.ts';

const MINUTE = 60_000;

describe('a morning of 100,000 digests at 200 e-mails a second', () => {
  test('MATCH-02 a burst for 10,000 people in its middle goes out with p95 within a minute', async () => {
    // when
    const { first, digests } = await simulateMorning({
      mailsPerSecond: 200,
      digests: 100_000,
      burst: fullBurst(10_000, 1_000, BURST_AT),
      until: EIGHT + 2 * MINUTE,
    });
    // then everyone gets a first message
    expect(first).toHaveLength(10_000);
    expect(percentile(first, 0.95)).toBeLessThanOrEqual(MINUTE);
    // and digests keep their share
    expect(digests.length).toBeGreaterThan(0.14 * 200 * 2 * 60);
  });

  test('MATCH-03 sends every digest once, and first messages at once when there are few', async () => {
    const { first, digests } = await simulateMorning({
      mailsPerSecond: 200,
      digests: 5_000,
      burst: fullBurst(100, 10, BURST_AT),
    });
    expect(digests).toHaveLength(5_000);
    expect(first).toHaveLength(100);
    expect(Math.max(...first)).toBeLessThan(10_000);
  });
});

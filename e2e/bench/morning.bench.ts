import type { Bench } from './bench.ts';
import { simulateMorning } from './morning/simulate-morning.ts';
import { formatNumber, percentile } from './statistics.ts';

const SIZE = { mailsPerSecond: 200, digests: 100_000, postings: 1_000, people: 10_000 };

const BUDGET_SECONDS = 60;

/** Measures first alerts on a virtual clock while 100,000 digests leave. */
export const bench: Bench = {
  name: 'morning',
  help: `Simulates delivery on a virtual clock, with the real pacer and split of the sending rate: 100,000 digests due at 8:00,
and 1,000 postings for 10,000 people at 8:00:30.`,
  async run() {
    const { first, lastDigest } = await simulateMorning(SIZE);
    const seconds = (share: number) => percentile(first, share) / 1000;
    const rowOf = (name: string, share: number) => ({
      metric: `first alert, detection to email, ${name}`,
      value: `${formatNumber(seconds(share), 1)} s`,
    });
    return {
      rows: [
        { metric: 'first alerts', value: formatNumber(first.length) },
        rowOf('p50', 0.5),
        { ...rowOf('p95', 0.95), budget: `≤ ${BUDGET_SECONDS} s`, ok: seconds(0.95) <= BUDGET_SECONDS },
        rowOf('p99', 0.99),
        rowOf('max', 1),
        {
          metric: `last of ${formatNumber(SIZE.digests)} digests, after they fell due`,
          value: `${formatNumber(lastDigest / 60_000, 1)} min`,
        },
      ],
      notes: [
        `${SIZE.mailsPerSecond} mails a second, of which deferred messages get a fifth. A person's further alerts join the next message.`,
      ],
    };
  },
};

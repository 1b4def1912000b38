import { log } from '../functions/platform/log.ts';
import { formatNumber, percentile } from './measure/statistics.ts';
import { fullBurst, randomBurst } from './morning/morning-people.ts';
import { BURST_AT, type MorningResult, simulateMorning } from './morning/simulate-morning.ts';
import type { Bench, Row } from './runner/bench.ts';

const PEOPLE = 10_000;
const POSTINGS = 1_000;
const MAILS_PER_SECOND = 200;
const DIGESTS = 100_000;

const BUDGET_SECONDS = 60;

/** Simulates a morning in which all digests and a burst come at once. */
export const bench: Bench = {
  name: 'morning',
  help: `Simulates a morning at ${MAILS_PER_SECOND} mails a second: ${formatNumber(DIGESTS)} digests fall due at 8:00, and at 8:00:30
${formatNumber(POSTINGS)} postings match ${formatNumber(PEOPLE)} people. Reports when the first messages and the digests leave.

  pnpm bench morning`,
  async run() {
    log.setLogLevel('SILENT');
    const bursts = {
      'burst as in `pnpm bench burst`': randomBurst(PEOPLE, POSTINGS, BURST_AT),
      'burst with an alert for everyone': fullBurst(PEOPLE, POSTINGS, BURST_AT),
    };
    const rows: Row[] = [];
    for (const [name, burst] of Object.entries(bursts)) {
      console.error(`  ${name}`);
      rows.push(
        ...rowsOf(name, await simulateMorning({ mailsPerSecond: MAILS_PER_SECOND, digests: DIGESTS, burst })),
      );
    }
    return { rows, notes: NOTES };
  },
};

function rowsOf(name: string, { first, digests, busiestSecond }: MorningResult): Row[] {
  const seconds = (share: number) => `${formatNumber(percentile(first, share) / 1000, 1)} s`;
  const minutes = (share: number) => `${formatNumber(percentile(digests, share) / 60_000, 1)} min`;
  return [
    { metric: `${name}, first messages`, value: formatNumber(first.length) },
    { metric: `${name}, detection to email, p50`, value: seconds(0.5) },
    {
      metric: `${name}, detection to email, p95`,
      value: seconds(0.95),
      budget: `≤ ${BUDGET_SECONDS} s`,
      ok: percentile(first, 0.95) <= BUDGET_SECONDS * 1000,
    },
    { metric: `${name}, detection to email, p99`, value: seconds(0.99) },
    { metric: `${name}, detection to email, max`, value: seconds(1) },
    {
      metric: `${name}, digests sent`,
      value: formatNumber(digests.length),
      budget: formatNumber(DIGESTS),
      ok: digests.length === DIGESTS,
    },
    { metric: `${name}, digests after 8:00, p50`, value: minutes(0.5) },
    { metric: `${name}, digests after 8:00, last`, value: minutes(1) },
    { metric: `${name}, mails in the busiest second`, value: formatNumber(busiestSecond) },
  ];
}

const NOTES = [
  'The product’s delivery, pacers, split of the mail rate and queueing of due rows, on a virtual clock.',
  'Stated: 5 ms a call of DynamoDB, 80 ms a call of SES, 1 s from a row to its queue, 0.5 s a batch of matching, warm workers.',
];

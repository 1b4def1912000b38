import { number } from '../statistics.ts';
import { type CapacityUsage, READS } from './capacity-meter.ts';
import type { Phase, Size } from './phases.ts';

/** List prices of on-demand DynamoDB in us-east-1, in dollars a unit. */
const PRICES = { write: 0.625e-6, read: 0.125e-6 };

/** Formats dollars with four decimals below $1, and two from there on. */
export const dollars = (value: number): string => `$${value.toFixed(value < 1 ? 4 : 2)}`;

const OWN_RECORD = /BOARD$/;
const SEEN = 'Query POSTING';

interface Units {
  readonly reads: number;
  readonly writes: number;
}

function sumUnits(taken: ReadonlyMap<string, CapacityUsage>, which: (name: string) => boolean): Units {
  const sum = (isRead: boolean) =>
    [...taken]
      .filter(([name]) => which(name) && READS.test(name) === isRead)
      .reduce((all, [, { units }]) => all + units, 0);
  return { reads: sum(true), writes: sum(false) };
}

const perThousand = (units: number, count: number) => number((1000 * units) / count);
const formatCost = ({ reads, writes }: Units, count: number) =>
  dollars((1000 * (reads * PRICES.read + writes * PRICES.write)) / count);
const inWords = (units: Units, count: number) =>
  `${perThousand(units.writes, count)} write, ${perThousand(units.reads, count)} read units, ${formatCost(units, count)}`;

/**
 * Returns a line for each phase with its units per 1,000 items. Board phases include the check records; the
 * others leave out check records and the comparison with stored postings.
 */
export function phaseLines(phases: readonly Phase[]) {
  return phases.map(({ name, count, of, taken }) => {
    const isBoards = of === 'boards';
    const units = sumUnits(taken, (request) => isBoards || (!OWN_RECORD.test(request) && request !== SEEN));
    const others = sumUnits(taken, (request) => !OWN_RECORD.test(request));
    const judged = isBoards
      ? { budget: '0 besides the check record', ok: others.writes === 0 && others.reads === 0 }
      : {};
    return { what: `per 1,000 ${of}: ${name}`, value: inWords(units, count), ...judged };
  });
}

/**
 * Returns what reading a changed board costs besides its changes: its check record, and the rows of all its
 * postings for comparison.
 */
export function seenLines(phases: readonly Phase[], { jobs }: Size) {
  const changed = phases.filter(({ of }) => of !== 'boards').slice(1);
  const readings = changed.reduce((sum, { boards }) => sum + boards, 0);
  const sum = (which: (name: string) => boolean): Units =>
    changed.reduce(
      (all, { taken }) => {
        const { reads, writes } = sumUnits(taken, which);
        return { reads: all.reads + reads, writes: all.writes + writes };
      },
      { reads: 0, writes: 0 },
    );
  const record = sum((name) => OWN_RECORD.test(name));
  const seen = sum((name) => name === SEEN);
  return [
    { what: 'per 1,000 readings of a changed board: its check record', value: inWords(record, readings) },
    {
      what: `per 1,000 readings of a changed board: comparison with its ${jobs} to ${jobs + 11} postings`,
      value: inWords(seen, readings),
    },
    {
      what: 'per 1,000 postings polled unchanged in a changed board',
      value: inWords(seen, readings * (jobs + 5)),
      budget: '0 write units',
      ok: seen.writes === 0,
    },
  ];
}

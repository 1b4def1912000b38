import { formatNumber } from '../../measure/statistics.ts';
import { unitDollars } from '../model/prices.ts';
import { type CapacityUsage, READS } from './capacity-meter.ts';
import type { Phase, Size } from './measure-phases.ts';

/** Formats dollars with four decimals below $1, and two from there on. */
export const formatDollars = (value: number): string => `$${value.toFixed(value < 1 ? 4 : 2)}`;

/** Matches requests for a board's check record. */
export const CHECK_RECORD = /BOARD$/;
/** The request that compares a board with its stored postings. */
export const COMPARISON = 'Query POSTING';

interface Units {
  readonly reads: number;
  readonly writes: number;
}

/** Returns the units of the requests with these names. */
export function sumUnits(usage: ReadonlyMap<string, CapacityUsage>, which: (name: string) => boolean): Units {
  const sum = (isRead: boolean) =>
    [...usage]
      .filter(([name]) => which(name) && READS.test(name) === isRead)
      .reduce((all, [, { units }]) => all + units, 0);
  return { reads: sum(true), writes: sum(false) };
}

const perThousand = (units: number, count: number) => formatNumber((1000 * units) / count);
const formatCost = ({ reads, writes }: Units, count: number) =>
  formatDollars((1000 * (reads * unitDollars('readUnits') + writes * unitDollars('writeUnits'))) / count);
const formatUnits = (units: Units, count: number) =>
  `${perThousand(units.writes, count)} WCU, ${perThousand(units.reads, count)} RCU, ${formatCost(units, count)}`;

/**
 * Returns a row for each phase with its units per 1,000 items. Board phases include the check records. The others exclude
 * check records and the comparison with stored postings.
 */
export function phaseRows(phases: readonly Phase[]) {
  return phases.map(({ name, count, unit, usage }) => {
    const isBoards = unit === 'boards';
    const units = sumUnits(
      usage,
      (request) => isBoards || (!CHECK_RECORD.test(request) && request !== COMPARISON),
    );
    const others = sumUnits(usage, (request) => !CHECK_RECORD.test(request));
    const verdict = isBoards
      ? { budget: '0 besides check records', ok: others.writes === 0 && others.reads === 0 }
      : {};
    return { metric: `per 1,000 ${unit}: ${name}`, value: formatUnits(units, count), ...verdict };
  });
}

/** Returns the cost of reading a changed board besides its changes: the check record and the comparison. */
export function comparisonRows(phases: readonly Phase[], { jobs }: Size) {
  const changed = phases.filter(({ unit }) => unit !== 'boards').slice(1);
  const readings = changed.reduce((sum, { boards }) => sum + boards, 0);
  const sum = (which: (name: string) => boolean): Units =>
    changed.reduce(
      (all, { usage }) => {
        const { reads, writes } = sumUnits(usage, which);
        return { reads: all.reads + reads, writes: all.writes + writes };
      },
      { reads: 0, writes: 0 },
    );
  const record = sum((name) => CHECK_RECORD.test(name));
  const comparison = sum((name) => name === COMPARISON);
  return [
    {
      metric: 'per 1,000 readings of changed boards: check records',
      value: formatUnits(record, readings),
    },
    {
      metric: `per 1,000 readings of changed boards: comparison with ${jobs} to ${jobs + 11} postings`,
      value: formatUnits(comparison, readings),
    },
    {
      metric: 'per 1,000 unchanged postings on changed boards',
      value: formatUnits(comparison, readings * (jobs + 5)),
      budget: '0 WCU',
      ok: comparison.writes === 0,
    },
  ];
}

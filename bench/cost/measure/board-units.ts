import type { MeasuredUnits, Units } from '../model/measured-units.ts';
import { type CapacityUsage, READS } from './capacity-meter.ts';
import type { Phase, PhaseName } from './measure-phases.ts';

/** Matches requests for a board's check record. */
const CHECK_RECORD = /BOARD$/;
/** The request that compares a board with its stored postings. */
const COMPARISON = 'Query POSTING';

/** Returns the units of one item of each kind, from the phases that `measurePhases` runs. */
export function boardUnits(phases: readonly Phase[]): MeasuredUnits['boards'] {
  const phaseOf = (name: PhaseName): Phase => {
    const found = phases.find((phase) => phase.name === name);
    if (!found) throw new Error(`No phase is called '${name}'.`);
    return found;
  };
  const perItem = (
    names: readonly PhaseName[],
    which: (request: string) => boolean,
    by: 'boards' | 'readings',
  ): Units => {
    const all = names.map(phaseOf);
    const items = all.reduce((sum, phase) => sum + phase[by], 0);
    const sum = (of: 'reads' | 'writes') =>
      all.reduce((total, { usage }) => total + sumUnits(usage, which)[of], 0) / items;
    return { writes: sum('writes'), reads: sum('reads') };
  };
  const isChange = (request: string) => !CHECK_RECORD.test(request) && request !== COMPARISON;
  const changes: PhaseName[] = ['new posting', 'place', 'title', 'closing'];
  return {
    check: perItem(['same body', 'status 304'], (request) => CHECK_RECORD.test(request), 'readings'),
    comparison: perItem(changes, (request) => request === COMPARISON, 'readings'),
    posting: perItem(['new posting'], isChange, 'boards'),
    edit: perItem(['place', 'title'], isChange, 'boards'),
    closing: perItem(['closing'], isChange, 'boards'),
  };
}

/** Returns the units of the requests with these names. */
function sumUnits(usage: ReadonlyMap<string, CapacityUsage>, which: (name: string) => boolean): Units {
  const sum = (isRead: boolean) =>
    [...usage]
      .filter(([name]) => which(name) && READS.test(name) === isRead)
      .reduce((all, [, { units }]) => all + units, 0);
  return { reads: sum(true), writes: sum(false) };
}

import type { MeasuredUnits, Units } from '../model/measured-units.ts';
import type { Phase } from './measure-phases.ts';
import { CHECK_RECORD, COMPARISON, sumUnits } from './phase-rows.ts';

/** Returns the units of one item of each kind, from the phases that `measurePhases` runs. */
export function boardUnits(phases: readonly Phase[]): MeasuredUnits['boards'] {
  const phaseOf = (name: string): Phase => {
    const found = phases.find((phase) => phase.name === name);
    if (!found) throw new Error(`No phase is called '${name}'.`);
    return found;
  };
  const perItem = (
    names: readonly string[],
    which: (request: string) => boolean,
    by: 'count' | 'boards',
  ): Units => {
    const all = names.map(phaseOf);
    const items = all.reduce((sum, phase) => sum + phase[by], 0);
    const sum = (of: 'reads' | 'writes') =>
      all.reduce((total, { usage }) => total + sumUnits(usage, which)[of], 0) / items;
    return { writes: sum('writes'), reads: sum('reads') };
  };
  const isChange = (request: string) => !CHECK_RECORD.test(request) && request !== COMPARISON;
  const changes = ['one per reading', 'place', 'title', 'including the confirming reading'];
  return {
    check: perItem(
      ['unchanged, same body', 'unchanged, status 304'],
      (request) => CHECK_RECORD.test(request),
      'boards',
    ),
    comparison: perItem(changes, (request) => request === COMPARISON, 'boards'),
    posting: perItem(['one per reading'], isChange, 'count'),
    edit: perItem(['place', 'title'], isChange, 'count'),
    closing: perItem(['including the confirming reading'], isChange, 'count'),
  };
}

import type { Activity } from './activity.ts';
import type { MeasuredUnits } from './measured-units.ts';
import { unitDollars } from './prices.ts';
import { alertBytes } from './storage.ts';

const GIB = 2 ** 30;

/** DynamoDB's table classes with their prices per unit and GB-month. */
const CLASSES = {
  Standard: {
    write: unitDollars('writeUnits'),
    read: unitDollars('readUnits'),
    gb: unitDollars('rowStorage'),
  },
  'Standard-IA': {
    write: unitDollars('infrequentWriteUnits'),
    read: unitDollars('infrequentReadUnits'),
    gb: unitDollars('infrequentStorage'),
  },
} as const;
export type TableClass = keyof typeof CLASSES;
export const TABLE_CLASSES: readonly TableClass[] = ['Standard', 'Standard-IA'];

/** Returns a month's dollars for opening all alerts, and for reading and settling those that are sent with others. */
function unitsDollars(
  { alerts, sentAlerts }: Activity,
  { delivery: { open, single, ten } }: MeasuredUnits,
  tableClass: TableClass,
): number {
  const { write, read } = CLASSES[tableClass];
  // The message of ten has nine alerts more than the single one.
  const [writes, reads] = [(ten.writes - single.writes) / 9, (ten.reads - single.reads) / 9];
  return alerts * open.writes * write + sentAlerts * (writes * write + reads * read);
}

/** Returns a month's dollars for alert rows that stay for a number of days. */
export function ledgerDollars(
  activity: Activity,
  units: MeasuredUnits,
  { days, tableClass }: { readonly days: number; readonly tableClass: TableClass },
): { units: number; storage: number } {
  const gb = alertBytes(activity.alerts, units.bytes.alert, days) / GIB;
  return {
    units: unitsDollars(activity, units, tableClass),
    storage: gb * (CLASSES[tableClass].gb + unitDollars('pointInTimeRecovery')),
  };
}

/** Returns the retention in days from which Standard-IA costs less than Standard for a table of alert rows alone. */
export function breakEvenDays(activity: Activity, units: MeasuredUnits): number {
  const dearerUnits =
    unitsDollars(activity, units, 'Standard-IA') - unitsDollars(activity, units, 'Standard');
  const cheaperGb = CLASSES.Standard.gb - CLASSES['Standard-IA'].gb;
  return dearerUnits / ((alertBytes(activity.alerts, units.bytes.alert, 1) / GIB) * cheaperGb);
}

import { type DayFigures, dayFigures } from './day-figures.ts';
import { type ReportFacts, UNAVAILABLE } from './report-facts.ts';
import { alignRow, count, dollars, type Format, percent, seconds, show, showChange } from './report-table.ts';

type Row = readonly [label: string, figure: keyof DayFigures, format?: Format];

const ALERTS: readonly Row[] = [
  ['  Jobs first seen', 'jobs'],
  ['  Alerts sent', 'alerts'],
  ['  Messages sent', 'messages'],
  ['  Detected to sent, p50', 'p50', seconds],
  ['  Detected to sent, p95', 'p95', seconds],
  ['  Attempts refused', 'refused'],
  ['  Messages bounced', 'bounced'],
];

const PEOPLE: readonly Row[] = [
  ['  Free alerts used', 'freeAlerts'],
  ['  New subscribers', 'subscribed'],
  ['  Cancellations', 'canceled'],
];

/** Figures of the three days that a row compares. */
interface Days {
  readonly yesterday: DayFigures;
  readonly weekBefore: DayFigures;
  readonly today: DayFigures;
}

export const DAY_COLUMNS = alignRow('', ['yesterday', 'week before', 'change', 'today so far']);

function toRow({ yesterday, weekBefore, today }: Days, [label, figure, format = count]: Row): string {
  const [now, before] = [yesterday[figure], weekBefore[figure]];
  return alignRow(label, [
    show(now, format),
    show(before, format),
    showChange(before, now),
    show(today[figure], format),
  ]);
}

function costRows({ yesterday, weekBefore }: Days, day: string, monthlyBudget: number | null): string[] {
  const [now, before] = [yesterday.dollars, weekBefore.dollars];
  const cost = alignRow('  Cost', [show(now, dollars), show(before, dollars), showChange(before, now)]);
  if (monthlyBudget === null) return [cost, '  No budget is set: monthlyBudget in cdk.json.'];
  const budget = monthlyBudget / daysInMonth(day);
  const shareOf = (cost: number | null) => show(cost === null ? null : cost / budget, percent);
  return [cost, alignRow(`  Share of ${dollars(budget)} a day`, [shareOf(now), shareOf(before)])];
}

function daysInMonth(day: string): number {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Returns the rows about alerts, people and cost, which compare whole days. */
export function dayRows(
  { stats, monthlyBudget }: ReportFacts,
  { yesterday, weekBefore, today }: Readonly<Record<keyof Days, string>>,
): Readonly<Record<'alerts' | 'people' | 'cost', readonly string[]>> {
  if (stats === UNAVAILABLE) {
    const rows = (of: readonly Row[]) => of.map(([label]) => alignRow(label, [UNAVAILABLE]));
    return { alerts: rows(ALERTS), people: rows(PEOPLE), cost: [alignRow('  Cost', [UNAVAILABLE])] };
  }
  const days: Days = {
    yesterday: dayFigures(stats, yesterday),
    weekBefore: dayFigures(stats, weekBefore),
    today: dayFigures(stats, today),
  };
  return {
    alerts: ALERTS.map((row) => toRow(days, row)),
    people: PEOPLE.map((row) => toRow(days, row)),
    cost: costRows(days, yesterday, monthlyBudget),
  };
}

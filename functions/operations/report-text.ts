import { DAY, utcDay } from '../board/stats/utc-day.ts';
import { dayFigures } from './day-figures.ts';
import { DAY_COLUMNS, dayRows } from './day-rows.ts';
import { FIRST_DAY, type ReportFacts, UNAVAILABLE } from './report-facts.ts';
import { show } from './report-table.ts';
import { STATE_COLUMNS, stateRows } from './state-rows.ts';

export interface ReportText {
  /** As SNS wants it: ASCII, at most 100 characters. */
  readonly subject: string;
  readonly text: string;
}

/** Writes yesterday's report: plain text of one screen, without personal data. Only links are wider than 78 columns. */
export function composeReport(facts: ReportFacts): ReportText {
  const { now, stackName, region, siteUrl } = facts;
  const dayAgo = (days: number) => utcDay(now.getTime() - days * DAY);
  const [today, yesterday, weekAgo, weekBefore] = [dayAgo(0), dayAgo(1), dayAgo(7), dayAgo(FIRST_DAY)];
  const days = dayRows(facts, { yesterday, weekBefore, today });
  const states = stateRows(facts, { today, yesterday, weekAgo });
  const weekday = new Date(yesterday).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const aws = `https://${region}.console.aws.amazon.com`;
  const staff = `${siteUrl}/admin-notifs`;
  const lines = [
    `${stackName} on ${weekday}, ${yesterday} (UTC)`,
    '',
    DAY_COLUMNS,
    `Alerts: ${aws}/cloudwatch/home#dashboards/dashboard/${stackName}`,
    ...days.alerts,
    `People: ${staff}`,
    ...days.people,
    `Cost, estimated: ${aws}/costmanagement/home#/cost-explorer`,
    ...days.cost,
    '',
    STATE_COLUMNS,
    `Boards: ${staff}`,
    ...states.boards,
    `Dead letters: ${aws}/sqs/v3/home#/queues`,
    states.deadLetters,
    `Follow requests that wait for staff: ${staff}`,
    states.reviews,
  ];
  return { subject: subjectOf(facts, yesterday), text: `${lines.join('\n')}\n` };
}

function subjectOf({ stackName, stats }: ReportFacts, day: string): string {
  if (stats === UNAVAILABLE) return `${stackName} on ${day}: statistics unavailable`;
  const { jobs, alerts } = dayFigures(stats, day);
  return `${stackName} on ${day}: jobs ${show(jobs)}, alerts ${show(alerts)}`;
}

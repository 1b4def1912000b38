import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { MeasuredUnits } from '../model/measured-units.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

const Rules = z.object({ Rules: z.array(z.unknown()) });
const Expression = z.object({ ScheduleExpression: z.string() });
const Source = z.object({ ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional() });

/** Returns the resources of the stage's stacks that `npm start` and the tests synthesize. */
export const readTemplates = () =>
  globSync('cdk.out/Daybreak-dev*.template.json').flatMap((file) =>
    Object.values(Template.parse(JSON.parse(readFileSync(file, 'utf8'))).Resources),
  );

const MINUTES = { minute: 1, minutes: 1, hour: 60, hours: 60 } as const;

/** Returns how often a schedule runs in a day; a cron expression here is daily or hourly. */
function runsPerDay(expression: string): number {
  const rate = /^rate\((\d+) (minutes?|hours?)\)$/.exec(expression);
  // The expression's second group admits only these words.
  if (rate) return 1_440 / (Number(rate[1]) * MINUTES[rate[2] as keyof typeof MINUTES]);
  return /^cron\(\d+ \*/.test(expression) ? 24 : 1;
}

/**
 * Metrics that functions publish: 13 of alerts, 7 of boards, 10 of the LLM, 2 of the product, and 2 of SES's
 * reputation.
 */
const CUSTOM_METRICS = 34;

/** Counts the resources that bill for being there. */
export function countResources(): MeasuredUnits['template'] {
  const resources = readTemplates();
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type);
  const rules = ofType('AWS::WAFv2::WebACL').map(({ Properties }) => Rules.parse(Properties).Rules.length);
  const schedules = ofType('AWS::Scheduler::Schedule');
  const concurrencies = ofType('AWS::Lambda::EventSourceMapping').flatMap(
    ({ Properties }) => Source.parse(Properties).ScalingConfig?.MaximumConcurrency ?? [],
  );
  return {
    alarms: ofType('AWS::CloudWatch::Alarm').length,
    customMetrics: CUSTOM_METRICS,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    webAcls: rules.length,
    webRules: rules.reduce((sum, count) => sum + count, 0),
    keys: ofType('AWS::KMS::Key').length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    consumedQueues: concurrencies.length,
    queueConcurrency: concurrencies.reduce((sum, one) => sum + one, 0),
    scheduledRunsPerDay: schedules.reduce(
      (sum, { Properties }) => sum + runsPerDay(Expression.parse(Properties).ScheduleExpression),
      0,
    ),
  };
}

import { z } from 'zod';
import type { Alarm } from '../alarms/alarm.ts';
import { arn } from '../template/environment.ts';
import { assertAccepted } from './accepted.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Deliveries } from './resource-policy.ts';

/** The inventory of alarms. */
export interface Alarms {
  alarms: Alarm[];
}

// Strict, so that an alarm on an expression, a percentile or another state is refused by name.
const alarmProperties = z.strictObject({
  AlarmName: z.string().max(255).optional(),
  AlarmDescription: z.string().max(1024).default(''),
  ActionsEnabled: z.boolean().default(true),
  AlarmActions: z
    .array(z.string().regex(/^arn:aws:sns:/, 'Only topics are supported as alarm actions.'))
    .default([]),
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Statistic: z.enum(['Maximum', 'Sum']),
  Period: z.number().multipleOf(60),
  EvaluationPeriods: z.number().int().min(1),
  Threshold: z.number(),
  ComparisonOperator: z.enum(['GreaterThanThreshold', 'GreaterThanOrEqualToThreshold']),
  TreatMissingData: z.enum(['breaching', 'missing', 'notBreaching']).default('missing'),
  Tags: z.unknown().optional(),
});

/** AWS::CloudWatch::Alarm. */
export const alarm: Provisioner<Alarms & Deliveries> = (resource, { inventory }) => {
  const { stackName, logicalId } = resource;
  const properties = parseProperties(alarmProperties, resource);
  const name = properties.AlarmName ?? physicalName(stackName, logicalId, 255);
  assertAccepted('cloudwatch', 'PutMetricAlarm', { AlarmName: name, ...resource.properties }, logicalId);
  const alarmArn = arn('cloudwatch', `alarm:${name}`);
  const topicArns = properties.ActionsEnabled ? properties.AlarmActions : [];
  for (const targetArn of topicArns)
    inventory.deliveries.push({
      logicalId,
      service: 'cloudwatch.amazonaws.com',
      action: 'sns:Publish',
      targetArn,
      sourceArn: alarmArn,
    });
  inventory.alarms.push({
    name,
    arn: alarmArn,
    description: properties.AlarmDescription,
    topicArns,
    series: {
      namespace: properties.Namespace,
      name: properties.MetricName,
      dimensions: properties.Dimensions.map(({ Name, Value }) => `${Name}=${Value}`),
    },
    statistic: properties.Statistic,
    periodSeconds: properties.Period,
    threshold: properties.Threshold,
    comparison: properties.ComparisonOperator,
    evaluationPeriods: properties.EvaluationPeriods,
    missing: properties.TreatMissingData,
  });
  return { ref: name, attributes: { Arn: alarmArn } };
};

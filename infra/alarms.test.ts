import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';

const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const Alarm = z.object({
  AlarmDescription: z.string(),
  Namespace: z.string(),
  MetricName: z.string(),
  Threshold: z.number(),
  AlarmActions: z.unknown(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
});
const Queue = z.object({ RedrivePolicy: z.unknown().optional() });
const Schedule = z.object({
  ScheduleExpression: z.string(),
  Target: z.object({ Arn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) }),
});
const template = z
  .object({ Resources: z.record(z.string(), Resource) })
  .parse(JSON.parse(readFileSync('cdk.out/Daybreak-dev.template.json', 'utf8')));
const ofType = (type: string) => Object.entries(template.Resources).filter(([, { Type }]) => Type === type);
const alarms = ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Alarm.parse(Properties));
const watched = (metric: string) => alarms.filter(({ MetricName }) => MetricName === metric);

describe('alarms', () => {
  test('watch the API by its id, the only name under which its errors are counted', () => {
    const [api] = ofType('AWS::AppSync::GraphQLApi').map(([id]) => id);
    expect(watched('5XXError')).toEqual([
      expect.objectContaining({
        Namespace: 'AWS/AppSync',
        Dimensions: [{ Name: 'GraphQLAPIId', Value: { 'Fn::GetAtt': [api, 'ApiId'] } }],
      }),
    ]);
  });

  test('all speak on the one topic', () => {
    const [topic] = ofType('AWS::SNS::Topic').filter(([id]) => id.startsWith('WatchAlarms'));
    expect(alarms.length).toBeGreaterThan(30);
    for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: topic?.[0] }]);
  });

  test('OPS-01 may publish on it, and on behalf of this account alone', () => {
    const [topic] = ofType('AWS::SNS::Topic').filter(([id]) => id.startsWith('WatchAlarms'));
    const [policy] = ofType('AWS::SNS::TopicPolicy').filter(([id]) => id.startsWith('WatchAlarms'));
    expect(policy?.[1].Properties).toMatchObject({
      Topics: [{ Ref: topic?.[0] }],
      PolicyDocument: {
        Statement: expect.arrayContaining([
          expect.objectContaining({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Resource: { Ref: topic?.[0] },
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });

  test('all name a section of the runbook that is there', () => {
    const sections = readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.+)$/gm);
    const known = Array.from(sections, ([, title]) => title);
    const lost = alarms.filter(({ AlarmDescription }) => {
      const [, section] = / See docs\/runbook\.md, "(.+)"\.$/.exec(AlarmDescription) ?? [];
      return !known.includes(section);
    });
    expect(lost.map(({ AlarmDescription }) => AlarmDescription)).toEqual([]);
  });

  test('watch every dead-letter queue, the stream’s as well', () => {
    const queues = ofType('AWS::SQS::Queue').map(([id, { Properties }]) => ({
      id,
      ...Queue.parse(Properties),
    }));
    const live = queues.filter(({ RedrivePolicy }) => RedrivePolicy !== undefined).map(({ id }) => id);
    const dead = queues.map(({ id }) => id).filter((id) => !live.includes(id));
    const visible = watched('ApproximateNumberOfMessagesVisible').map(({ Dimensions }) => Dimensions);
    expect(dead.length).toBe(live.length + 1);
    expect(visible).toEqual(
      expect.arrayContaining(
        dead.map((id) => [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }]),
      ),
    );
  });

  test('watch every scheduled function: at the first failure, but of what comes again within minutes at the third', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(([, { Properties }]) =>
      Schedule.parse(Properties),
    );
    const failures = watched('Errors').map(({ Dimensions, Threshold }) => ({
      function: Dimensions[0]?.Value,
      above: Threshold,
    }));
    expect(failures).toHaveLength(schedules.length);
    for (const { Target, ScheduleExpression } of schedules)
      expect(failures).toContainEqual({
        function: { Ref: Target.Arn['Fn::GetAtt'][0] },
        above: ScheduleExpression.includes('minute') ? 2 : 0,
      });
  });
});

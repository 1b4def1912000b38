import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType as stageResources } from './fixtures/template.ts';

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
const ofType = (type: string) =>
  stageResources(type).map(({ id, Properties }) => [id, { Properties }] as const);
const alarms = ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Alarm.parse(Properties));
const alarmsOn = (metric: string) => alarms.filter(({ MetricName }) => MetricName === metric);

describe('alarms', () => {
  test('the API’s alarm uses the API id, the only dimension of the error metric', () => {
    const [api] = ofType('AWS::AppSync::GraphQLApi').map(([id]) => id);
    expect(alarmsOn('5XXError')).toEqual([
      expect.objectContaining({
        Namespace: 'AWS/AppSync',
        Dimensions: [{ Name: 'GraphQLAPIId', Value: { 'Fn::GetAtt': [api, 'ApiId'] } }],
      }),
    ]);
  });

  test('OPS-01 what AWS counts as a success, or hides in an age, has an alarm of its own', () => {
    const watched = alarms.map(({ Namespace, MetricName, Dimensions }) => [
      Namespace,
      MetricName,
      Dimensions.map(({ Name }) => Name).join(),
    ]);

    expect(watched).toEqual(
      expect.arrayContaining([
        ['Daybreak-dev', 'Faults', ''],
        ['Daybreak-dev', 'Attempts', ''],
        ['AWS/ApiGateway', '5xx', 'ApiId'],
        ['AWS/Lambda', 'Errors', ''],
      ]),
    );
  });

  test('all alarms publish to the same topic', () => {
    const [topic] = ofType('AWS::SNS::Topic').filter(([id]) => id.startsWith('Alarms'));
    expect(alarms.length).toBeGreaterThan(30);
    for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: topic?.[0] }]);
  });

  test('OPS-01 CloudWatch may publish to the topic, on behalf of this account only', () => {
    const [topic] = ofType('AWS::SNS::Topic').filter(([id]) => id.startsWith('Alarms'));
    const [policy] = ofType('AWS::SNS::TopicPolicy').filter(([id]) => id.startsWith('Alarms'));
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

  test('every alarm names an existing section of the runbook', () => {
    const sections = readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.+)$/gm);
    const known = Array.from(sections, ([, title]) => title);
    const broken = alarms.filter(({ AlarmDescription }) => {
      const [, section] = / See docs\/runbook\.md, "(.+)"\.$/.exec(AlarmDescription) ?? [];
      return !known.includes(section);
    });
    expect(broken.map(({ AlarmDescription }) => AlarmDescription)).toEqual([]);
  });

  test('every dead-letter queue has an alarm, including the stream’s', () => {
    const queues = ofType('AWS::SQS::Queue').map(([id, { Properties }]) => ({
      id,
      ...Queue.parse(Properties),
    }));
    const live = queues.filter(({ RedrivePolicy }) => RedrivePolicy !== undefined).map(({ id }) => id);
    const dead = queues.map(({ id }) => id).filter((id) => !live.includes(id));
    const visible = alarmsOn('ApproximateNumberOfMessagesVisible').map(({ Dimensions }) => Dimensions);
    expect(dead.length).toBe(live.length + 1);
    expect(visible).toEqual(
      expect.arrayContaining(
        dead.map((id) => [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }]),
      ),
    );
  });

  test('every scheduled function has an alarm: on the first failure, or on the third if it runs every few minutes', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(([, { Properties }]) =>
      Schedule.parse(Properties),
    );
    const failures = alarmsOn('Errors')
      .filter(({ Dimensions }) => Dimensions.length > 0)
      .map(({ Dimensions, Threshold }) => ({
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

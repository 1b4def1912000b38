import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType, statements } from './fixtures/template.ts';

const Queue = z.object({ RedrivePolicy: z.unknown().optional() });
const Environment = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});
const rights = statements.filter(({ by }) => by === 'DailyReportFunction');
const allowed = (action: string) =>
  rights.filter(({ Action }) => Action.includes(action)).map(({ Resource }) => Resource);

describe('the daily report', () => {
  test('OPS-01 counts the messages of every dead-letter queue', () => {
    const dead = ofType('AWS::SQS::Queue').filter(
      ({ Properties }) => Queue.parse(Properties).RedrivePolicy === undefined,
    );
    const [report] = ofType('AWS::Lambda::Function').filter(({ id }) => id.startsWith('DailyReport'));
    const { DEAD_LETTER_QUEUE_URLS } = Environment.parse(report?.Properties).Environment.Variables;
    const urls = dead.flatMap(({ id }) => [{ Ref: id }, ' ']).slice(0, -1);
    expect(dead.length).toBeGreaterThan(10);
    expect(DEAD_LETTER_QUEUE_URLS).toEqual({ 'Fn::Join': ['', expect.arrayContaining(urls)] });
    const arns = dead.map(({ id }) => ({ 'Fn::GetAtt': [id, 'Arn'] }));
    expect(allowed('sqs:GetQueueAttributes')).toEqual([expect.arrayContaining(arns)]);
  });

  test('OPS-02 may publish to the topic of the alarms only', () => {
    const [topic] = ofType('AWS::SNS::Topic').filter(({ id }) => id.startsWith('Alarms'));
    expect(allowed('sns:Publish')).toEqual([{ Ref: topic?.id }]);
  });

  test('OPS-01 is sent at 6:00 UTC', () => {
    const [schedule] = ofType('AWS::Scheduler::Schedule').filter(({ id }) => id.startsWith('DailyReport'));
    expect(schedule?.Properties).toMatchObject({
      ScheduleExpression: 'cron(0 6 * * ? *)',
      ScheduleExpressionTimezone: 'Etc/UTC',
    });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ofType as resourcesOf, rights } from './fixtures/synthesized.ts';

const ofType = (type: string) => resourcesOf(type).map(({ id, Properties }) => ({ id, ...Properties }));
const [api] = ofType('AWS::AppSync::GraphQLApi');
const [extending] = ofType('AWS::Lambda::Function').filter(({ id }) => id.startsWith('GraphqlExtendKey'));

describe('the visitors’ key', () => {
  test('OPS-01 is told nothing by the template but its API, so that no deployment touches its expiry', () => {
    const keys = ofType('AWS::AppSync::ApiKey');
    expect(keys).toEqual([{ id: expect.any(String), ApiId: { 'Fn::GetAtt': [api?.id, 'ApiId'] } }]);
    expect(readFileSync('cdk.json', 'utf8')).not.toContain('xpires');
  });

  test('OPS-01 is extended as soon as the stage stands, and every hour from then on', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').filter((schedule) =>
      JSON.stringify(schedule).includes(`"${extending?.id}"`),
    );
    expect(schedules).toEqual([expect.objectContaining({ ScheduleExpression: 'rate(1 hour)' })]);
    // With a start date a schedule at a rate would wait for it; without one it begins at once.
    expect(schedules[0]).not.toHaveProperty('StartDate');
    expect(schedules[0]).not.toHaveProperty('State', 'DISABLED');
  });

  test('OPS-01 is missed within hours when it is not extended, by a failure or by silence', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm').filter((alarm) =>
      JSON.stringify(alarm).includes(`{"Ref":"${extending?.id}"}`),
    );
    expect(alarms).toEqual([
      expect.objectContaining({
        MetricName: 'Errors',
        Statistic: 'Sum',
        Threshold: 0,
        TreatMissingData: 'breaching',
        ComparisonOperator: 'GreaterThanThreshold',
        Period: 10_800,
        EvaluationPeriods: 1,
        AlarmDescription: expect.stringContaining('"The API key"'),
      }),
    ]);
  });

  test('OPS-02 may be extended by one function, under the path by which AppSync authorizes the call', () => {
    const granted = rights.filter(({ Action }) => Action.some((action) => action.startsWith('appsync:')));
    expect(granted).toEqual([
      {
        by: 'GraphqlExtendKey',
        Effect: 'Allow',
        Action: ['appsync:UpdateApiKey'],
        Resource: {
          'Fn::Join': [
            '',
            [
              'arn:aws:appsync:us-east-1:',
              { Ref: 'AWS::AccountId' },
              ':/v1/apis/',
              { 'Fn::GetAtt': [api?.id, 'ApiId'] },
              '/apikeys/*',
            ],
          ],
        },
      },
    ]);
  });
});

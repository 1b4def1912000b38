import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ofType as resourcesOf, statements } from './fixtures/template.ts';

const ofType = (type: string) => resourcesOf(type).map(({ id, Properties }) => ({ id, ...Properties }));
const [api] = ofType('AWS::AppSync::GraphQLApi');
const [extendKey] = ofType('AWS::Lambda::Function').filter(({ id }) => id.startsWith('GraphqlExtendKey'));

describe('the visitors’ API key', () => {
  test('OPS-01 has no properties in the template but its API, so that no deployment resets its expiry', () => {
    const keys = ofType('AWS::AppSync::ApiKey');
    expect(keys).toEqual([{ id: expect.any(String), ApiId: { 'Fn::GetAtt': [api?.id, 'ApiId'] } }]);
    expect(readFileSync('cdk.json', 'utf8')).not.toContain('xpires');
  });

  test('OPS-01 is extended right after the first deployment, and then every hour', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').filter((schedule) =>
      JSON.stringify(schedule).includes(`"${extendKey?.id}"`),
    );
    expect(schedules).toEqual([expect.objectContaining({ ScheduleExpression: 'rate(1 hour)' })]);
    // Without a start date, a rate-based schedule runs at once.
    expect(schedules[0]).not.toHaveProperty('StartDate');
    expect(schedules[0]).not.toHaveProperty('State', 'DISABLED');
  });

  test('OPS-01 raises an alarm within hours if extending fails or does not run', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm').filter((alarm) =>
      JSON.stringify(alarm).includes(`{"Ref":"${extendKey?.id}"}`),
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

  test('OPS-02 may be extended by one function only, through the path that AppSync authorizes', () => {
    const appsyncStatements = statements.filter(({ Action }) =>
      Action.some((action) => action.startsWith('appsync:')),
    );
    expect(appsyncStatements).toEqual([
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

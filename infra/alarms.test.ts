import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';

const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const Alarm = z.object({
  AlarmDescription: z.string(),
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
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
});

import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType, rights } from './fixtures/synthesized.ts';

const roles = ofType('AWS::IAM::Role').filter(({ id }) => !id.startsWith('CustomCDK'));
const Managed = z.object({ ManagedPolicyArns: z.array(z.unknown()).default([]) });
const LoggingConfig = z.object({ LoggingConfig: z.object({ LogGroup: z.object({ Ref: z.string() }) }) });
const Role = z.object({ Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) });

describe('what every function may do', () => {
  test('OPS-02 no role has a policy of AWS’s, which would reach beyond what is its own', () => {
    const wide = roles.filter(({ Properties }) => Managed.parse(Properties).ManagedPolicyArns.length > 0);
    expect(wide.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-02 a function writes to its own log group alone, and makes none', () => {
    const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('CustomCDK'));
    expect(functions.length).toBeGreaterThan(30);
    for (const { id, Properties } of functions) {
      const [role] = Role.parse(Properties).Role['Fn::GetAtt'];
      const { Ref: group } = LoggingConfig.parse(Properties).LoggingConfig.LogGroup;
      const logs = rights
        .filter(({ by, Action }) => role.startsWith(`${by}Role`) && Action.some((one) => /^logs:/.test(one)))
        .map(({ Action, Resource }) => ({ Action, Resource }));
      expect([id, logs]).toEqual([
        id,
        [
          {
            Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            Resource: { 'Fn::GetAtt': [group, 'Arn'] },
          },
        ],
      ]);
    }
  });
});

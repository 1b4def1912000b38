import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType, statements } from './fixtures/template.ts';

const roles = ofType('AWS::IAM::Role').filter(({ id }) => !id.startsWith('CustomCDK'));
const Managed = z.object({ ManagedPolicyArns: z.array(z.unknown()).default([]) });
const LoggingConfig = z.object({ LoggingConfig: z.object({ LogGroup: z.object({ Ref: z.string() }) }) });
const Role = z.object({ Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) });

describe('the permissions of functions', () => {
  test('OPS-02 no role uses an AWS managed policy', () => {
    const withManaged = roles.filter(
      ({ Properties }) => Managed.parse(Properties).ManagedPolicyArns.length > 0,
    );
    expect(withManaged.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-02 a function may write to its own log group only, and not create one', () => {
    const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('CustomCDK'));
    expect(functions.length).toBeGreaterThan(30);
    for (const { id, Properties } of functions) {
      const [role] = Role.parse(Properties).Role['Fn::GetAtt'];
      const { Ref: group } = LoggingConfig.parse(Properties).LoggingConfig.LogGroup;
      const logs = statements
        .filter(
          ({ by, Action }) =>
            role.startsWith(`${by}Role`) && Action.some((action) => action.startsWith('logs:')),
        )
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

import { describe, expect, test } from '@jest/globals';
import { assertRoleTrusts, trustDocument } from './trust-policy.ts';

const roleArn = 'arn:aws:iam::000000000000:role/Caller';
const source = 'arn:aws:scheduler:us-east-1:000000000000:schedule-group/default';
const trusting = (Principal: unknown, Condition?: object, Effect = 'Allow') => ({
  Effect,
  Principal,
  Action: 'sts:AssumeRole',
  ...(Condition ? { Condition } : {}),
});
const scheduler = { Service: 'scheduler.amazonaws.com' };

function assume(statements: object[], given: { externalId?: string; sourceArn?: string | null } = {}) {
  const { Statement } = { Statement: trustDocument.parse({ Statement: statements }) };
  const roles = new Map([[roleArn, { name: 'Caller', arn: roleArn, statements: [], trust: Statement }]]);
  const assumption = { service: 'scheduler.amazonaws.com', sourceArn: source, refusal: 'It must allow it.' };
  return () => assertRoleTrusts({ roles }, roleArn, { ...assumption, ...given }, 'Tick');
}

describe('OPS-01 a service may assume a role', () => {
  test.each([
    ['that trusts it', [trusting(scheduler)]],
    [
      'that trusts its account',
      [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '000000000000' } })],
    ],
    [
      'that trusts its resource',
      [trusting(scheduler, { ArnLike: { 'aws:SourceArn': 'arn:aws:scheduler:*:*:schedule-group/*' } })],
    ],
  ])('%s', (_, statements) => {
    expect(assume(statements)).not.toThrow();
  });

  test.each([
    ['another service', [trusting({ Service: 'lambda.amazonaws.com' })]],
    ['the account only', [trusting({ AWS: 'arn:aws:iam::000000000000:root' })]],
    [
      'another account’s resources',
      [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '111111111111' } })],
    ],
    [
      'one schedule, because the service sends its group',
      [
        trusting(scheduler, {
          ArnEquals: { 'aws:SourceArn': 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/tick' },
        }),
      ],
    ],
    [
      'callers with an external id, without one',
      [trusting(scheduler, { StringEquals: { 'sts:ExternalId': 'secret' } })],
    ],
    ['the service and denies it', [trusting(scheduler), trusting('*', undefined, 'Deny')]],
  ])('but not one that trusts %s', (_, statements) => {
    expect(assume(statements)).toThrow(
      'Tick would not work on AWS: "It must allow it." The trust policy of Caller doesn\'t allow scheduler.amazonaws.com',
    );
  });

  test('with the right external id only', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'sts:ExternalId': 'secret' } })];
    expect(assume(statements, { externalId: 'secret' })).not.toThrow();
    expect(assume(statements, { externalId: 'guessed' })).toThrow('no statement allows it');
  });

  test('but not with a source condition if it sends no source', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '000000000000' } })];
    expect(assume(statements, { sourceArn: null })).toThrow('no statement allows it');
  });

  test('but not with an unknown condition key', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'aws:Mood': 'good' } })];
    expect(assume(statements)).toThrow('does not support the condition key aws:Mood');
  });
});

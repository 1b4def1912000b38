import { describe, expect, test } from '@jest/globals';
import { demandTrust, trustDocument } from './trust-policy.ts';

const roleArn = 'arn:aws:iam::000000000000:role/Caller';
const source = 'arn:aws:scheduler:us-east-1:000000000000:schedule-group/default';
const trusting = (Principal: unknown, Condition?: object, Effect = 'Allow') => ({
  Effect,
  Principal,
  Action: 'sts:AssumeRole',
  ...(Condition ? { Condition } : {}),
});
const scheduler = { Service: 'scheduler.amazonaws.com' };

function take(statements: object[], given: { externalId?: string; sourceArn?: string | null } = {}) {
  const { Statement } = { Statement: trustDocument.parse({ Statement: statements }) };
  const roles = new Map([[roleArn, { name: 'Caller', arn: roleArn, statements: [], trust: Statement }]]);
  const assumption = { service: 'scheduler.amazonaws.com', sourceArn: source, refusal: 'It must allow it.' };
  return () => demandTrust({ roles }, roleArn, { ...assumption, ...given }, 'Tick');
}

describe('OPS-01 a role is taken by a service', () => {
  test.each([
    ['that it trusts', [trusting(scheduler)]],
    [
      'in the account it trusts',
      [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '000000000000' } })],
    ],
    [
      'for a resource it trusts',
      [trusting(scheduler, { ArnLike: { 'aws:SourceArn': 'arn:aws:scheduler:*:*:schedule-group/*' } })],
    ],
  ])('%s', (_, statements) => {
    expect(take(statements)).not.toThrow();
  });

  test.each([
    ['another service', [trusting({ Service: 'lambda.amazonaws.com' })]],
    ['the account only', [trusting({ AWS: 'arn:aws:iam::000000000000:root' })]],
    [
      'another account’s resources',
      [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '111111111111' } })],
    ],
    [
      'one schedule, where the service names its group',
      [
        trusting(scheduler, {
          ArnEquals: { 'aws:SourceArn': 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/tick' },
        }),
      ],
    ],
    [
      'whoever sends an external id, and none is sent',
      [trusting(scheduler, { StringEquals: { 'sts:ExternalId': 'secret' } })],
    ],
    ['the service, and denies it', [trusting(scheduler), trusting('*', undefined, 'Deny')]],
  ])('never where its policy trusts %s', (_, statements) => {
    expect(take(statements)).toThrow(
      'Tick would not work on AWS: "It must allow it." The trust policy of Caller does not let scheduler.amazonaws.com',
    );
  });

  test('with the external id that its policy wants', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'sts:ExternalId': 'secret' } })];
    expect(take(statements, { externalId: 'secret' })).not.toThrow();
    expect(take(statements, { externalId: 'guessed' })).toThrow('no statement allows it');
  });

  test('not by a service that sends no source, where its policy asks for one', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'aws:SourceAccount': '000000000000' } })];
    expect(take(statements, { sourceArn: null })).toThrow('no statement allows it');
  });

  test('not where its policy has a condition that the local cloud does not know', () => {
    const statements = [trusting(scheduler, { StringEquals: { 'aws:Mood': 'good' } })];
    expect(take(statements)).toThrow('does not know the condition key aws:Mood');
  });
});

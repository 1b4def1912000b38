import { describe, expect, test } from '@jest/globals';
import { managedPolicy } from './managed-policies.ts';
import { physicalName, stableId } from './names.ts';
import { policyDocument } from './policy-document.ts';
import { demandDeliveries, resourcePolicyDocument, serviceMay } from './resource-policy.ts';
import { provisionOf } from './types.ts';

describe('LOCAL-01 names and ids', () => {
  test('follow from stack and logical id alone, so that a restart finds what it left', () => {
    expect(physicalName('Stack', 'Queue', 80)).toBe('Stack-Queue');
    expect(stableId(26, 'Stack', 'Api')).toBe(stableId(26, 'Stack', 'Api'));
    expect(stableId(26, 'Stack', 'Api')).toMatch(/^[0-9a-z]{26}$/);
  });

  test('stay apart when they have to be cut', () => {
    const names = ['A', 'B'].map((end) => physicalName('Stack', `${'Long'.repeat(20)}${end}`, 64));
    expect(new Set(names).size).toBe(2);
    expect(names.map((name) => name.length)).toEqual([64, 64]);
  });
});

describe('a policy document', () => {
  test('has its single values made lists and its conditions made texts', () => {
    expect(
      policyDocument.parse({
        Statement: {
          ...{ Effect: 'Allow', Action: 's3:GetObject', Resource: '*' },
          Condition: { Bool: { 'aws:SecureTransport': true } },
        },
      }),
    ).toEqual([
      {
        ...{ Effect: 'Allow', Action: ['s3:GetObject'], Resource: ['*'] },
        Condition: { Bool: { 'aws:SecureTransport': ['true'] } },
      },
    ]);
  });

  test('that says what is not to be done is refused, since it cannot be honoured here', () => {
    expect(
      policyDocument.safeParse({ Statement: [{ Effect: 'Allow', NotAction: 's3:*', Resource: '*' }] })
        .success,
    ).toBe(false);
  });

  test("of AWS's own is known by its name, or refused", () => {
    const basic = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    expect(managedPolicy(basic)).toMatchObject([{ Action: expect.arrayContaining(['logs:PutLogEvents']) }]);
    expect(() => managedPolicy('arn:aws:iam::aws:policy/AdministratorAccess')).toThrow(
      'grant the actions that are used',
    );
  });
});

test.each([
  ['s3:GetObject', 'cloudfront.amazonaws.com', true],
  ['s3:ListBucket', 'cloudfront.amazonaws.com', false],
  ['s3:GetObject', 'sns.amazonaws.com', false],
])('a resource’s own policy answers whether %s is open to %s', (action, service, expected) => {
  const { Statement } = resourcePolicyDocument.parse({
    Statement: [
      { Effect: 'Deny', Principal: { AWS: '*' }, Action: 's3:*', Resource: '*' },
      {
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: 's3:GetObject',
        Resource: '*',
      },
    ],
  });
  const resourcePolicies = new Map([['arn:aws:s3:::files', Statement]]);

  expect(serviceMay({ resourcePolicies }, 'arn:aws:s3:::files', service, action)).toBe(expected);
});

test('what AWS would drop without a word, because a queue does not let the sender in, is refused aloud', () => {
  const targetArn = 'arn:aws:sqs:us-east-1:000000000000:Inbox';
  const delivery = {
    logicalId: 'Subscription',
    service: 'sns.amazonaws.com',
    action: 'sqs:SendMessage',
    targetArn,
  } as const;
  const open = {
    Effect: 'Allow',
    Principal: { Service: 'sns.amazonaws.com' },
    Action: 'sqs:SendMessage',
    Resource: targetArn,
  };
  const { Statement } = resourcePolicyDocument.parse({ Statement: [open] });

  expect(() => demandDeliveries({ deliveries: [delivery], resourcePolicies: new Map() })).toThrow(
    `Subscription: no policy of ${targetArn} lets sns.amazonaws.com do sqs:SendMessage.`,
  );
  demandDeliveries({ deliveries: [delivery], resourcePolicies: new Map([[targetArn, Statement]]) });
});

test('a type that nothing knows is refused by name, and one without local meaning is let through', () => {
  expect(() => provisionOf('AWS::Quantum::Computer', 'Oracle')).toThrow(
    'Oracle is of type AWS::Quantum::Computer',
  );
  expect(provisionOf('AWS::CloudWatch::Alarm', 'Bell')).toBeInstanceOf(Function);
});

test('a property that cannot be played is refused with resource, type and property', () => {
  const resource = { logicalId: 'Api', type: 'T', stackName: 'S', properties: { ProtocolType: 'WEBSOCKET' } };
  const schema = provisionOf('AWS::ApiGatewayV2::Api', 'Api');

  expect(() => schema(resource, Object.create(null))).toThrow(
    /Api \(T\) cannot be played locally.*ProtocolType/s,
  );
});

test('a batching window on a FIFO queue is refused, as AWS refuses it', () => {
  const properties = { FunctionName: 'Clerk', BatchSize: 1, MaximumBatchingWindowInSeconds: 5 };
  const mapping = (EventSourceArn: string) => () =>
    provisionOf('AWS::Lambda::EventSourceMapping', 'Mapping')(
      {
        logicalId: 'Mapping',
        type: 'AWS::Lambda::EventSourceMapping',
        stackName: 'S',
        properties: { ...properties, EventSourceArn },
      },
      Object.assign(Object.create(null), { inventory: { mappings: [], deadLetterQueues: new Set() } }),
    );

  expect(mapping('arn:aws:sqs:us-east-1:000000000000:Work.fifo')).toThrow('no batching window');
  expect(mapping('arn:aws:sqs:us-east-1:000000000000:Work')).not.toThrow();
});

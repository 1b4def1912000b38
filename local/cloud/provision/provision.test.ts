import { describe, expect, test } from '@jest/globals';
import { managedPolicy } from './managed-policies.ts';
import { physicalName, stableId } from './names.ts';
import { policyDocument } from './policy-document.ts';
import { demandDeliveries, refusalByPolicy, resourcePolicyDocument } from './resource-policy.ts';
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
          Effect: 'Allow',
          Action: 's3:GetObject',
          Resource: '*',
          Condition: { Bool: { 'aws:SecureTransport': true } },
        },
      }),
    ).toEqual([
      {
        Effect: 'Allow',
        Action: ['s3:GetObject'],
        Resource: ['*'],
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

const files = 'arn:aws:s3:::files';
const distribution = 'arn:aws:cloudfront::000000000000:distribution/E1';
const openToCloudFront = {
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action: 's3:GetObject',
  Resource: `${files}/*`,
  Condition: { StringEquals: { 'AWS:SourceArn': distribution } },
};
const onlyEncrypted = {
  Effect: 'Deny',
  Principal: { AWS: '*' },
  Action: 's3:*',
  Resource: [files, `${files}/*`],
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};
const request = {
  service: 'cloudfront.amazonaws.com',
  action: 's3:GetObject',
  resource: `${files}/a.html`,
  sourceArn: distribution,
};

test.each([
  ['the service for its distribution', [onlyEncrypted, openToCloudFront], {}, null],
  ['no other action', [openToCloudFront], { action: 's3:ListBucket', resource: files }, 'no statement'],
  ['no other service', [openToCloudFront], { service: 'sns.amazonaws.com' }, 'no statement'],
  ['no other distribution', [openToCloudFront], { sourceArn: `${distribution}2` }, 'no statement'],
  ['no other bucket', [openToCloudFront], { resource: 'arn:aws:s3:::others/a' }, 'no statement'],
  [
    'nobody whom it denies',
    [openToCloudFront, { ...onlyEncrypted, Condition: undefined }],
    {},
    'explicitly denied',
  ],
  ['nobody by a statement about encryption alone', [onlyEncrypted], {}, 'no statement'],
  [
    'nobody by what cannot be evaluated',
    [{ ...openToCloudFront, Condition: { DateLessThan: { 'aws:CurrentTime': 'x' } } }],
    {},
    'does not know the condition key aws:CurrentTime',
  ],
])('OPS-01 a resource’s own policy lets in %s', (_, statements, given, refusal) => {
  const { Statement } = resourcePolicyDocument.parse({ Statement: statements });
  const inventory = { resourcePolicies: new Map([[files, Statement]]) };
  const result = refusalByPolicy(inventory, files, { ...request, ...given });

  expect(result).toEqual(refusal === null ? null : expect.stringContaining(refusal));
});

test('OPS-01 what AWS would drop without a word, because a queue or topic does not let the sender in, is refused aloud', () => {
  const targetArn = 'arn:aws:sns:us-east-1:000000000000:Alarms';
  const delivery = {
    logicalId: 'Bell',
    service: 'cloudwatch.amazonaws.com',
    targetArn,
    action: 'sns:Publish',
    sourceArn: 'arn:aws:cloudwatch:us-east-1:000000000000:alarm:Bell',
  } as const;
  const deny = {
    Effect: 'Deny',
    Principal: '*',
    Action: 'sns:Publish',
    Resource: targetArn,
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  };
  const allow = (account: string) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudwatch.amazonaws.com' },
    Action: 'sns:Publish',
    Resource: targetArn,
    Condition: { StringEquals: { 'aws:SourceAccount': account } },
  });
  const demand = (...statements: object[]) => {
    const { Statement } = resourcePolicyDocument.parse({ Statement: statements });
    const resourcePolicies = new Map(statements.length > 0 ? [[targetArn, Statement]] : []);
    return () => demandDeliveries({ deliveries: [delivery], resourcePolicies });
  };

  expect(demand()).not.toThrow();
  expect(demand(deny)).toThrow(
    `Bell: no policy of ${targetArn} lets cloudwatch.amazonaws.com do sns:Publish (no statement allows it).`,
  );
  expect(demand(deny, allow('111111111111'))).toThrow('no statement allows it');
  expect(demand(deny, allow('000000000000'))).not.toThrow();
});

test('a type that nothing knows is refused by name, and one without local meaning is let through', () => {
  expect(() => provisionOf('AWS::Quantum::Computer', 'Oracle')).toThrow(
    'Oracle is of type AWS::Quantum::Computer',
  );
  expect(provisionOf('AWS::CloudWatch::Dashboard', 'Board')).toBeInstanceOf(Function);
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
      Object.assign(Object.create(null), {
        inventory: { mappings: [], deadLetterQueues: new Set() },
        services: { mappings: { register: () => {} } },
      }),
    );

  expect(mapping('arn:aws:sqs:us-east-1:000000000000:Work.fifo')).toThrow('no batching window');
  expect(mapping('arn:aws:sqs:us-east-1:000000000000:Work')).not.toThrow();
});

test('OPS-01 variables of more than 4 KB are refused in Lambda’s words', () => {
  const declare = (length: number) => () =>
    provisionOf('AWS::Lambda::Function', 'Clerk')(
      {
        logicalId: 'Clerk',
        type: 'AWS::Lambda::Function',
        stackName: 'S',
        properties: {
          Runtime: 'nodejs24.x',
          Handler: 'index.handler',
          Role: 'role',
          Code: { S3Bucket: 'assets', S3Key: 'code' },
          Environment: { Variables: { TEXT: 'x'.repeat(length) } },
        },
      },
      Object.assign(Object.create(null), {
        inventory: {
          functions: new Map(),
          roles: new Map(),
          assets: new Map([['code', { path: '/', packaging: 'zip' }]]),
        },
      }),
    );
  // What fits is refused only for its role, which the inventory doesn't have.
  expect(declare(4_080)).toThrow('no role of this template');
  expect(declare(4_096)).toThrow('the environment variables you have provided exceeded the 4KB limit');
});

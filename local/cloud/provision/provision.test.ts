import { describe, expect, test } from '@jest/globals';
import { policyDocument } from './policy-document.ts';
import {
  assertDeliveriesAllowed,
  deliveryRefusal,
  policyRefusal,
  resourcePolicyDocument,
} from './resource-policy.ts';
import { provisionerFor } from './resource-types.ts';

describe('a policy document', () => {
  test('has lists for single values and strings for conditions', () => {
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

  test('with NotAction is refused', () => {
    expect(
      policyDocument.safeParse({ Statement: [{ Effect: 'Allow', NotAction: 's3:*', Resource: '*' }] })
        .success,
    ).toBe(false);
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
    'no service that it denies',
    [openToCloudFront, { ...onlyEncrypted, Condition: undefined }],
    {},
    'explicitly denied',
  ],
  ['no service by a statement about encryption alone', [onlyEncrypted], {}, 'no statement'],
  [
    'no service by an unknown condition',
    [{ ...openToCloudFront, Condition: { DateLessThan: { 'aws:CurrentTime': 'x' } } }],
    {},
    'does not support the condition key aws:CurrentTime',
  ],
])('OPS-01 a resource policy allows %s', (_, statements, given, refusal) => {
  const { Statement } = resourcePolicyDocument.parse({ Statement: statements });
  const inventory = { resourcePolicies: new Map([[files, Statement]]) };
  const result = policyRefusal(inventory, files, { ...request, ...given });

  expect(result).toEqual(refusal === null ? null : expect.stringContaining(refusal));
});

test('OPS-01 a delivery that the target’s policy does not allow fails the deployment', () => {
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
  const deploy = (...statements: object[]) => {
    const { Statement } = resourcePolicyDocument.parse({ Statement: statements });
    const resourcePolicies = new Map(statements.length > 0 ? [[targetArn, Statement]] : []);
    return () => assertDeliveriesAllowed({ deliveries: [delivery], resourcePolicies, topicKeys: new Map() });
  };

  expect(deploy()).not.toThrow();
  expect(deploy(deny)).toThrow(
    `Bell: no policy of ${targetArn} allows cloudwatch.amazonaws.com to sns:Publish (no statement allows it).`,
  );
  expect(deploy(deny, allow('111111111111'))).toThrow('no statement allows it');
  expect(deploy(deny, allow('000000000000'))).not.toThrow();
});

test.each([
  ['its own account', ['kms:Decrypt', 'kms:GenerateDataKey*'], '000000000000', null],
  ['another account', ['kms:Decrypt', 'kms:GenerateDataKey*'], '111111111111', 'kms:GenerateDataKey'],
  ['too few actions', ['kms:GenerateDataKey'], '000000000000', 'kms:Decrypt'],
])(
  'OPS-01 a delivery to an encrypted topic needs its key: a policy for %s',
  (_, actions, account, missing) => {
    const topicArn = 'arn:aws:sns:us-east-1:000000000000:Events';
    const keyArn = 'arn:aws:kms:us-east-1:000000000000:key/1';
    const allow = (Action: string[], Condition = {}) => ({
      Effect: 'Allow',
      Principal: { Service: 'ses.amazonaws.com' },
      Action,
      Resource: '*',
      Condition,
    });
    const { Statement: ofTopic } = resourcePolicyDocument.parse({ Statement: [allow(['sns:Publish'])] });
    const { Statement: ofKey } = resourcePolicyDocument.parse({
      Statement: [allow(actions, { StringEquals: { 'aws:SourceAccount': account } })],
    });
    const refusal = deliveryRefusal(
      {
        resourcePolicies: new Map([
          [topicArn, ofTopic],
          [keyArn, ofKey],
        ]),
        topicKeys: new Map([[topicArn, keyArn]]),
      },
      {
        service: 'ses.amazonaws.com',
        action: 'sns:Publish',
        targetArn: topicArn,
        sourceArn: 'arn:aws:ses:us-east-1:000000000000:configuration-set/Reports',
      },
    );

    expect(refusal).toEqual(
      missing === null ? null : `${missing} with its key ${keyArn}: no statement allows it`,
    );
  },
);

test('an unknown type is refused by name, and a no-op type is accepted', () => {
  expect(() => provisionerFor('AWS::Quantum::Computer', 'Oracle')).toThrow(
    'does not support AWS::Quantum::Computer (Oracle)',
  );
  expect(provisionerFor('AWS::CloudWatch::Dashboard', 'Board')).toBeInstanceOf(Function);
});

test('an unsupported property is refused with its resource and type', () => {
  const resource = { logicalId: 'Api', type: 'T', stackName: 'S', properties: { ProtocolType: 'WEBSOCKET' } };
  const provision = provisionerFor('AWS::ApiGatewayV2::Api', 'Api');

  expect(() => provision(resource, Object.create(null))).toThrow(
    /Api \(T\) is not supported as declared.*ProtocolType/s,
  );
});

test.each([
  ['a batching window', { MaximumBatchingWindowInSeconds: 5 }, 'MaximumBatchingWindowInSeconds'],
  ['a filter', { FilterCriteria: { Filters: [] } }, 'Filters on queues'],
  ['failed batches as a whole', { FunctionResponseTypes: undefined }, 'report batch item failures'],
])('a mapping of a queue with %s is refused by name', (_, change, message) => {
  const properties = {
    FunctionName: 'Clerk',
    EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:Work',
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  };
  const provision = (more: object) => () =>
    provisionerFor('AWS::Lambda::EventSourceMapping', 'Mapping')(
      {
        logicalId: 'Mapping',
        type: 'AWS::Lambda::EventSourceMapping',
        stackName: 'S',
        properties: { ...properties, ...more },
      },
      Object.assign(Object.create(null), {
        inventory: { mappings: [], deadLetterQueues: new Set() },
        services: { mappings: { register: () => {} } },
      }),
    );

  expect(provision(change)).toThrow(message);
  expect(provision({})).not.toThrow();
});

test('OPS-01 more than 4 KB of environment variables are refused with Lambda’s error', () => {
  const declare = (length: number) => () =>
    provisionerFor('AWS::Lambda::Function', 'Clerk')(
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
  // Variables that fit fail later, for the missing role.
  expect(declare(4_080)).toThrow('which is not a role in the template');
  expect(declare(4_096)).toThrow('the environment variables you have provided exceeded the 4KB limit');
});

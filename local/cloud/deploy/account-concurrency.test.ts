import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { grantedAccount } from '../account/account-settings.ts';
import { settle } from '../console/settle.ts';
import { template } from '../template/template.ts';
import type { Cloud } from './cloud.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { allow, arnOf } from './fixtures/pieces.ts';
import { smallStack } from './fixtures/small-stack.ts';

/** The concurrency of a new account, and a registry of boards that are all due at once. */
const LIMIT = 10;
const MESSAGES = 700;
const NAMES = ['One', 'Two', 'Three'];

const CODE = `exports.handler = async ({ hold = 10 }) => {
  await new Promise((resolve) => setTimeout(resolve, hold));
  return { batchItemFailures: [] };
};`;

const consumer = (name: string) => ({
  [`${name}Dead`]: { Type: 'AWS::SQS::Queue' },
  [`${name}Queue`]: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      VisibilityTimeout: 60,
      RedrivePolicy: { deadLetterTargetArn: arnOf(`${name}Dead`), maxReceiveCount: 2 },
    },
  },
  [`${name}Role`]: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } },
        ],
      },
      Policies: [
        {
          PolicyName: 'Consume',
          PolicyDocument: {
            Statement: [
              allow(
                ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
                arnOf(`${name}Queue`),
              ),
            ],
          },
        },
      ],
    },
  },
  [name]: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Timeout: 10,
      Code: { ZipFile: CODE },
      Role: arnOf(`${name}Role`),
    },
  },
  [`${name}Mapping`]: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: { Ref: name },
      EventSourceArn: arnOf(`${name}Queue`),
      BatchSize: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  },
});

let folder: string;
let emulator: Emulator;
let cloud: Cloud;
const complaints: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concurrency-'));
  emulator = await startEmulator({
    dataFolder: join(folder, 'data'),
    logsFolder: join(folder, 'logs'),
    gatewayPort: 0,
    workersPerFunction: 6,
    retryDelaysMs: [1],
    onError: (...what) => complaints.push(what),
    account: { ...grantedAccount(), lambda: { concurrentExecutions: LIMIT } },
  });
  const Resources = Object.assign({}, ...NAMES.map(consumer));
  const Outputs = Object.fromEntries(NAMES.map((name) => [name, { Value: { Ref: `${name}Queue` } }]));
  const small = await smallStack(folder);
  const burst = template.parse({ Resources, Outputs });
  const stacks = small.stacks.map((stack) => ({
    ...stack,
    template: {
      ...stack.template,
      Resources: { ...stack.template.Resources, ...burst.Resources },
      Outputs: { ...stack.template.Outputs, ...burst.Outputs },
    },
  }));
  const assembly = { ...small, stacks };
  cloud = await emulator.deploy(assembly, { sitePort: 0, endpoints: {} });
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

const settings = () => ({
  endpoint: cloud.outputs.gatewayUrl,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

test('OPS-01 an account with a concurrency of 10 consumes 700 messages of three queues without dead letters', async () => {
  const sqs = new SQSClient(settings());
  for (let from = 0; from < MESSAGES; from += 10) {
    const Entries = Array.from({ length: 10 }, (_, at) => ({ Id: `${at}`, MessageBody: `${from + at}` }));
    const QueueUrl = cloud.templateOutputs[NAMES[(from / 10) % NAMES.length] ?? ''];
    await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  }
  expect(await settle(cloud.pendingWork, { timeoutMs: 200_000 })).toEqual([]);

  for (const { visible, inFlight } of await cloud.services.queueDepths())
    expect([visible, inFlight]).toEqual([0, 0]);
  const worked = cloud.functions().reduce((sum, { invocations }) => sum + invocations, 0);
  expect(worked).toBeGreaterThanOrEqual(MESSAGES / 5);
  expect(complaints).toEqual([]);
});

test('OPS-01 a call beyond the account’s limit is throttled, and an event waits', async () => {
  const lambda = new LambdaClient({ ...settings(), maxAttempts: 1 });
  const invoke = (InvocationType: 'RequestResponse' | 'Event', hold: number) =>
    lambda.send(
      new InvokeCommand({ FunctionName: 'Small-One', InvocationType, Payload: JSON.stringify({ hold }) }),
    );
  const calls = await Promise.allSettled(
    Array.from({ length: LIMIT + 5 }, () => invoke('RequestResponse', 3_000)),
  );
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []));
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    name: 'TooManyRequestsException',
    Reason: 'ConcurrentInvocationLimitExceeded',
    message: 'Rate Exceeded.',
    $metadata: { httpStatusCode: 429 },
  });
  const before = cloud.functions().find(({ name }) => name === 'Small-One')?.invocations ?? 0;
  for (let count = 0; count < LIMIT + 5; count += 1) await invoke('Event', 1);
  expect(await settle(cloud.pendingWork, { timeoutMs: 100_000 })).toEqual([]);
  const after = cloud.functions().find(({ name }) => name === 'Small-One')?.invocations;
  expect(after).toBe(before + LIMIT + 5);
});

import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Principal } from '../gateway/principal.ts';
import { type CloudServices, startCloudServices } from './cloud-services.ts';
import { allow, clientSettings, dataFolder } from './test-gateway.ts';

const folder = dataFolder();
const invoked: string[] = [];
let cloud: CloudServices;
let secretArn: string;

const start = async () => {
  const services = await startCloudServices({
    port: 0,
    dataFolder: folder,
    async invoke(name) {
      invoked.push(name);
      return { payload: null };
    },
    cognito: async () => ({ status: 200, body: {} }),
    onPlainHttp(req, res) {
      if (req.url !== '/hello') return false;
      res.end('hello');
      return true;
    },
  });
  const keys = {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  };
  await services.dynamoDb.createTable({ TableName: 'things', ...keys });
  await services.sqs.createQueue({ QueueName: 'work' });
  await services.s3.createBucket({ BucketName: 'files' });
  services.ses.registerIdentity({ EmailIdentity: 'example.com' }, 'Sender');
  secretArn = services.secrets.createSecret({
    Name: 'key',
    GenerateSecretString: { ExcludePunctuation: true },
  }).arn;
  return services;
};

beforeAll(async () => {
  cloud = await start();
});
afterAll(() => cloud.close());
beforeEach(() => cloud.faults.clear());

const everyone = () => cloud.principals.add('Everyone', [allow(['*'], '*')]);
const settings = (principal: Principal = everyone()) => clientSettings(cloud.gatewayUrl, principal);

const put = (id: string, principal?: Principal) =>
  new DynamoDBClient(settings(principal)).send(
    new PutItemCommand({ TableName: 'things', Item: { pk: { S: id } } }),
  );
const has = async (id: string) =>
  (
    await new DynamoDBClient(settings()).send(
      new GetItemCommand({ TableName: 'things', Key: { pk: { S: id } } }),
    )
  ).Item !== undefined;

const mail = {
  Source: 'a@example.com',
  Destination: { ToAddresses: ['b@x.example'] },
  Message: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } },
};

/** A write to each service. */
const CALLS: Record<string, () => Promise<unknown>> = {
  dynamodb: () => put('faulty'),
  sqs: () =>
    new SQSClient(settings()).send(
      new SendMessageCommand({ QueueUrl: `${cloud.gatewayUrl}/000000000000/work`, MessageBody: 'm' }),
    ),
  s3: () => new S3Client(settings()).send(new PutObjectCommand({ Bucket: 'files', Key: 'k', Body: 'b' })),
  ses: () => new SESClient(settings()).send(new SendEmailCommand(mail)),
  lambda: () => new LambdaClient(settings()).send(new InvokeCommand({ FunctionName: 'fn', Payload: '{}' })),
};

describe('a fault', () => {
  test.each([
    ['dynamodb', 'ProvisionedThroughputExceededException', 'InternalServerError', 400],
    ['sqs', 'RequestThrottled', 'InternalError', 403],
    ['s3', 'SlowDown', 'InternalError', 503],
    ['ses', 'Throttling', 'InternalFailure', 400],
    ['lambda', 'TooManyRequestsException', 'ServiceException', 429],
  ])(
    'of %s is the service’s own throttling error or 500, and has no effect',
    async (service, throttling, failure, status) => {
      const before = [cloud.outbox.list().length, await cloud.queueDepths(), invoked.length];
      cloud.faults.add({ service, kind: 'throttle' });
      await expect(CALLS[service]?.()).rejects.toMatchObject({
        name: throttling,
        $metadata: { httpStatusCode: status },
      });
      cloud.faults.clear();
      cloud.faults.add({ service, kind: 'error' });
      await expect(CALLS[service]?.()).rejects.toMatchObject({
        name: failure,
        $metadata: { httpStatusCode: 500 },
      });
      cloud.faults.clear();
      expect([cloud.outbox.list().length, await cloud.queueDepths(), invoked.length]).toEqual(before);
      expect(await has('faulty')).toBe(false);
    },
  );

  test('that loses the response happens after the work', async () => {
    cloud.faults.add({ service: 'dynamodb', action: 'PutItem', kind: 'lost' });
    await expect(put('lost')).rejects.toThrow('socket hang up');
    expect(await has('lost')).toBe(true);
  });

  test('that delays a call lets it succeed', async () => {
    cloud.calls.reset();
    cloud.faults.add({ service: 'dynamodb', kind: 'delay', delayMs: 20 });
    await put('late');
    expect(cloud.calls.recent()[0]).toMatchObject({ outcome: 'ok', fault: 'delay', principal: 'Everyone' });
  });

  test('never hits the local principal', async () => {
    cloud.faults.add({ service: '*', kind: 'error' });
    const local = cloud.principals.byAccessKey('local');
    await expect(put('by local', local)).resolves.toBeDefined();
  });

  test('does not hit other actions than its rule names', async () => {
    cloud.faults.add({ service: 'dynamodb', action: 'DeleteItem', kind: 'error' });
    await expect(put('unharmed')).resolves.toBeDefined();
  });
});

test('the call log records caller, action and outcome', async () => {
  cloud.calls.reset();
  await expect(put('x', cloud.principals.add('Stranger', []))).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
  await put('x');
  expect(
    cloud.calls
      .recent()
      .map(({ principal, outcome, errorCode, writeUnits }) => [principal, outcome, errorCode, writeUnits]),
  ).toEqual([
    ['Everyone', 'ok', null, 1],
    ['Stranger', 'denied', 'AccessDeniedException', 0],
  ]);
});

test('plain HTTP goes to its handler', async () => {
  expect(await (await fetch(`${cloud.gatewayUrl}/hello`)).text()).toBe('hello');
  expect((await fetch(`${cloud.gatewayUrl}/other`)).status).toBe(403);
});

test('a port in use fails with an instruction', async () => {
  const port = Number(new URL(cloud.gatewayUrl).port);
  const second = startCloudServices({
    port,
    dataFolder: dataFolder(),
    invoke: async () => ({ payload: null }),
    cognito: async () => ({ status: 200, body: {} }),
  });
  await expect(second).rejects.toThrow(/can't listen on port \d+, because another program uses it/);
});

test('LOCAL-01 all data survives a restart', async () => {
  await put('kept');
  await cloud.s3.putObject('files', 'folder/kept.txt', 'body', {
    'content-type': 'text/plain',
    'cache-control': 'no-cache',
  });
  cloud.sqs.sendMessage('work', 'kept');
  await CALLS['ses']?.();
  const before = [await cloud.queueDepths(), cloud.outbox.list(), secretArn, cloud.secrets.read('key')];
  await cloud.close();
  cloud = await start();
  expect([await cloud.queueDepths(), cloud.outbox.list(), secretArn, cloud.secrets.read('key')]).toEqual(
    before,
  );
  expect(await has('kept')).toBe(true);
  expect(await cloud.s3.getObject('files', 'folder/kept.txt')).toMatchObject({
    body: Buffer.from('body'),
    contentType: 'text/plain',
    headers: { 'cache-control': 'no-cache' },
  });
  expect(await cloud.s3.getObject('files', 'none')).toBeNull();
});

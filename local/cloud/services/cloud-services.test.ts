import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { arn } from '../gateway/arn.ts';
import type { Principal } from '../gateway/principal.ts';
import { type CloudServices, startCloudServices } from './cloud-services.ts';
import { allow, clientOf, dataFolder } from './test-door.ts';

const folder = dataFolder();
const invoked: unknown[] = [];
let cloud: CloudServices;
let secretArn: string;

const start = async () => {
  const services = await startCloudServices({
    ...{ port: 0, dataFolder: folder },
    async invoke(name, payload) {
      if (name === 'missing') throw new Error('There is no such function.');
      invoked.push([name, payload]);
      return name === 'broken'
        ? { error: { errorType: 'TypeError', errorMessage: 'no' } }
        : { payload: { ok: true } };
    },
    cognito: async (target, body, { admin }) => ({
      status: 200,
      body: { UserSub: `${target} ${admin} ${JSON.stringify(body)}` },
    }),
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
  await services.sns.createTopic({ TopicName: 'news' });
  services.ses.registerIdentity({ EmailIdentity: 'example.com' });
  secretArn = services.secrets.createSecret({
    Name: 'key',
    GenerateSecretString: { ExcludePunctuation: true },
  }).arn;
  return services;
};

beforeAll(async () => {
  cloud = await start();
}, 60_000);
afterAll(() => cloud.close());
beforeEach(() => cloud.faults.clear());

const everyone = () => cloud.principals.add('Everyone', [allow(['*'], '*')]);
const settings = (principal: Principal = everyone()) => clientOf(cloud.gatewayUrl, principal);

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
  ...{ Source: 'a@example.com', Destination: { ToAddresses: ['b@x.example'] } },
  Message: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } },
};

/** One call to each service that writes something. */
const CALLS: Record<string, () => Promise<unknown>> = {
  dynamodb: () => put('faulty'),
  sqs: () =>
    new SQSClient(settings()).send(
      new SendMessageCommand({ QueueUrl: `${cloud.gatewayUrl}/000000000000/work`, MessageBody: 'm' }),
    ),
  s3: () => new S3Client(settings()).send(new PutObjectCommand({ Bucket: 'files', Key: 'k', Body: 'b' })),
  sns: () =>
    new SNSClient(settings()).send(new PublishCommand({ PhoneNumber: '+12025550100', Message: 't' })),
  ses: () => new SESClient(settings()).send(new SendEmailCommand(mail)),
  lambda: () => new LambdaClient(settings()).send(new InvokeCommand({ FunctionName: 'fn', Payload: '{}' })),
};

describe('a fault', () => {
  test.each([
    ['dynamodb', 'ProvisionedThroughputExceededException', 'InternalServerError', 400],
    ['sqs', 'RequestThrottled', 'InternalError', 403],
    ['s3', 'SlowDown', 'InternalError', 503],
    ['sns', 'ThrottledException', 'InternalErrorException', 429],
    ['ses', 'Throttling', 'InternalFailure', 400],
    ['lambda', 'TooManyRequestsException', 'ServiceException', 429],
  ])(
    'of %s is its own throttling error or its own 500, and nothing is done',
    async (service, throttling, failure, status) => {
      const before = [cloud.outbox.list().length, await cloud.depth(), invoked.length];
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
      expect([cloud.outbox.list().length, await cloud.depth(), invoked.length]).toEqual(before);
      expect(await has('faulty')).toBe(false);
    },
  );

  test('that loses the answer comes after the work', async () => {
    cloud.faults.add({ service: 'dynamodb', action: 'PutItem', kind: 'lost' });
    await expect(put('lost')).rejects.toThrow('socket hang up');
    expect(await has('lost')).toBe(true);
  });

  test('that delays lets the call succeed', async () => {
    cloud.calls.reset();
    cloud.faults.add({ service: 'dynamodb', kind: 'delay', delayMs: 20 });
    await put('late');
    expect(cloud.calls.recent()[0]).toMatchObject({ outcome: 'ok', fault: 'delay', principal: 'Everyone' });
  });

  test('never befalls local', async () => {
    cloud.faults.add({ service: '*', kind: 'error' });
    const local = cloud.principals.byAccessKey('local');
    await expect(put('by local', local)).resolves.toBeDefined();
  });

  test('leaves actions alone that its rule does not name', async () => {
    cloud.faults.add({ service: 'dynamodb', action: 'DeleteItem', kind: 'error' });
    await expect(put('unharmed')).resolves.toBeDefined();
  });
});

test('the call log tells who called what, and how it ended', async () => {
  cloud.calls.reset();
  await expect(put('x', cloud.principals.add('Nobody', []))).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
  await put('x');
  expect(
    cloud.calls
      .recent()
      .map(({ principal, outcome, errorCode, writeUnits }) => [principal, outcome, errorCode, writeUnits]),
  ).toEqual([
    ['Everyone', 'ok', null, 1],
    ['Nobody', 'denied', 'AccessDeniedException', 0],
  ]);
});

describe('secrets', () => {
  const client = (...actions: string[]) =>
    new SecretsManagerClient(
      settings(cloud.principals.add(`Secrets ${actions}`, [allow(actions, secretArn)])),
    );

  test('are generated once, read by name or ARN, and replaced', async () => {
    const reader = client('secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue');
    const { SecretString: first } = await reader.send(new GetSecretValueCommand({ SecretId: 'key' }));
    expect([first, cloud.secrets.read(secretArn)]).toEqual([expect.stringMatching(/^\w{32}$/), first]);
    expect(cloud.secrets.createSecret({ Name: 'key', GenerateSecretString: {} }).arn).toBe(secretArn);
    await reader.send(new PutSecretValueCommand({ SecretId: secretArn, SecretString: 'new' }));
    expect((await reader.send(new GetSecretValueCommand({ SecretId: secretArn }))).SecretString).toBe('new');
  });

  test('are refused to whom the policy does not name them, and missing ones are not found', async () => {
    const read = (who: SecretsManagerClient, SecretId: string) =>
      who.send(new GetSecretValueCommand({ SecretId }));
    await expect(read(client('secretsmanager:DescribeSecret'), 'key')).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    await expect(read(new SecretsManagerClient(settings()), 'none')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('functions', () => {
  const allowed = ['fn', 'broken', 'missing'].map((name) => arn('lambda', `function:${name}`));
  const invoke = (FunctionName: string, InvocationType: 'Event' | 'RequestResponse' = 'RequestResponse') => {
    const invoker = cloud.principals.add('Invoker', [allow(['lambda:InvokeFunction'], ...allowed)]);
    const command = new InvokeCommand({ FunctionName, InvocationType, Payload: '{"a":1}' });
    return new LambdaClient(settings(invoker)).send(command);
  };

  test('answer with what they return, or with their error in Lambda’s shape', async () => {
    const good = await invoke('fn');
    expect([good.Payload?.transformToString(), good.FunctionError]).toEqual(['{"ok":true}', undefined]);
    const bad = await invoke(arn('lambda', 'function:broken'));
    expect([bad.StatusCode, bad.FunctionError, JSON.parse(bad.Payload?.transformToString() ?? '')]).toEqual([
      ...[200, 'Unhandled'],
      { errorType: 'TypeError', errorMessage: 'no' },
    ]);
    expect((await invoke('fn', 'Event')).StatusCode).toBe(202);
    expect(invoked.at(-1)).toEqual(['fn', { a: 1 }]);
  });

  test('that are missing or not allowed are refused', async () => {
    await expect(invoke('missing')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(invoke('other')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});

describe('Cognito', () => {
  const user = { UserPoolId: 'us-east-1_pool', Username: 'u' };
  const signUp = { ClientId: 'c', Username: 'u', Password: 'p' };

  test('answers its public operations unsigned, to any page', async () => {
    const anonymous = new CognitoIdentityProviderClient(settings());
    expect((await anonymous.send(new SignUpCommand(signUp))).UserSub).toBe(
      `SignUp false ${JSON.stringify(signUp)}`,
    );
    const headers = {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-amz-target',
    };
    const preflight = await fetch(cloud.gatewayUrl, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target');
  });

  test('asks for a permission on the pool for the rest', async () => {
    const admin = (...resources: string[]) =>
      new CognitoIdentityProviderClient(
        settings(
          cloud.principals.add(`Admin ${resources}`, [allow(['cognito-idp:AdminGetUser'], ...resources)]),
        ),
      );
    const pool = arn('cognito-idp', 'userpool/us-east-1_pool');
    await expect(admin(pool).send(new AdminGetUserCommand(user))).resolves.toBeDefined();
    await expect(admin(`${pool}x`).send(new AdminGetUserCommand(user))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    const unsigned = await fetch(cloud.gatewayUrl, {
      ...{ method: 'POST', body: JSON.stringify(user) },
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
    });
    expect(await unsigned.json()).toMatchObject({
      __type: expect.stringContaining('MissingAuthenticationTokenException'),
    });
  });
});

describe('services that have no client here', () => {
  const ask = (service: string, path: string, body: string, headers: Record<string, string>) => {
    const Authorization = `AWS4-HMAC-SHA256 Credential=${everyone().accessKeyId}/20260102/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;
    return fetch(`${cloud.gatewayUrl}${path}`, {
      method: 'POST',
      body,
      headers: { Authorization, ...headers },
    });
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const json = { 'content-type': 'application/json' };

  test('STS tells who calls', async () => {
    const answer = await ask('sts', '/', 'Action=GetCallerIdentity', form);
    expect(await answer.text()).toContain('<Arn>arn:aws:sts::000000000000:assumed-role/Everyone/local</Arn>');
  });

  test('CloudWatch takes metrics, which the call log counts', async () => {
    cloud.calls.reset();
    const target = { 'x-amz-target': 'GraniteServiceVersion20100801.PutMetricData' };
    expect((await ask('monitoring', '/', '{"Namespace":"N","MetricData":[]}', target)).status).toBe(200);
    expect(cloud.calls.counts()).toEqual([
      expect.objectContaining({ action: 'PutMetricData', outcome: 'ok', calls: 1 }),
    ]);
  });

  test('the second version of SES sends as the first', async () => {
    const body = {
      ...{ FromEmailAddress: 'a@example.com', Destination: { ToAddresses: ['v2@x.example'] } },
      Content: {
        Simple: {
          Subject: { Data: 's' },
          Body: { Text: { Data: 't' } },
          Headers: [{ Name: 'X-Kind', Value: 'k' }],
        },
      },
    };
    const answer = await ask('ses', '/v2/email/outbound-emails', JSON.stringify(body), json);
    const [sent] = cloud.outbox.list('v2@x.example');
    expect([await answer.json(), sent?.headers['X-Kind']]).toEqual([{ MessageId: sent?.id }, 'k']);
  });

  test('what is not played says so', async () => {
    const answer = await ask('kms', '/', '{}', { 'x-amz-target': 'TrentService.Encrypt' });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('does not play the service kms'),
    ]);
  });
});

test('plain HTTP goes to whoever takes it', async () => {
  expect(await (await fetch(`${cloud.gatewayUrl}/hello`)).text()).toBe('hello');
  expect((await fetch(`${cloud.gatewayUrl}/other`)).status).toBe(403);
});

test('a taken port is one sentence that says what to do', async () => {
  const port = Number(new URL(cloud.gatewayUrl).port);
  const second = startCloudServices({
    port,
    dataFolder: dataFolder(),
    invoke: async () => ({ payload: null }),
    cognito: async () => ({ status: 200, body: {} }),
  });
  await expect(second).rejects.toThrow(
    /cannot listen on port \d+, which another program has: stop that program/,
  );
}, 60_000);

test('LOCAL-01 everything survives a restart over the same data folder', async () => {
  await put('kept');
  await cloud.s3.putObject('files', 'folder/kept.txt', 'body', {
    'content-type': 'text/plain',
    'cache-control': 'no-cache',
  });
  cloud.sqs.sendMessage('work', 'kept');
  await CALLS['sns']?.();
  const before = [await cloud.depth(), cloud.outbox.list(), secretArn, cloud.secrets.read('key')];
  await cloud.close();
  cloud = await start();
  expect([await cloud.depth(), cloud.outbox.list(), secretArn, cloud.secrets.read('key')]).toEqual(before);
  expect(await has('kept')).toBe(true);
  expect(await cloud.s3.listKeys('files', 'folder/')).toEqual(['folder/kept.txt']);
  expect(await cloud.s3.getObject('files', 'folder/kept.txt')).toMatchObject({
    ...{ body: Buffer.from('body'), contentType: 'text/plain', headers: { 'cache-control': 'no-cache' } },
  });
  expect(await cloud.s3.getObject('files', 'none')).toBeNull();
}, 60_000);

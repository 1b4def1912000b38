import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { settle } from '../console/settle.ts';
import type { Assembly } from '../template/assembly.ts';
import type { Cloud } from './cloud.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { smallStack } from './fixtures/small-stack.ts';

let folder: string;
let assembly: Assembly;
let emulator: Emulator;
let cloud: Cloud;
const complaints: unknown[] = [];

async function start() {
  emulator = await startEmulator({
    dataFolder: join(folder, 'data'),
    logsFolder: join(folder, 'logs'),
    gatewayPort: 0,
    workersPerFunction: 2,
    retryDelaysMs: [1],
    onError: (...what) => complaints.push(what),
  });
  cloud = await emulator.deploy(assembly, { sitePort: 0, endpoints: { SOMEWHERE: 'http://partner' } });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  assembly = await smallStack(folder);
  await start();
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
  expect(complaints).toEqual([]);
});

const settings = () => ({
  endpoint: cloud.outputs.gatewayUrl,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

async function send(...bodies: string[]) {
  const sqs = new SQSClient(settings());
  for (const MessageBody of bodies)
    await sqs.send(new SendMessageCommand({ QueueUrl: cloud.templateOutputs['WorkUrl'], MessageBody }));
  expect(await settle(cloud.pendingWork, { timeoutMs: 100_000 })).toEqual([]);
}

async function rows(): Promise<string[]> {
  const { Items = [] } = await new DynamoDBClient(settings()).send(
    new ScanCommand({ TableName: 'Small-Rows' }),
  );
  return Items.map(({ pk, sk, text }) => `${pk?.S} ${sk?.S} ${text?.S}`).sort();
}

test('LOCAL-01 a message passes queue, function, table and stream to the next function', async () => {
  await send('a', 'b');

  expect(await rows()).toEqual(['DONE a a', 'DONE b b', 'SEEN a INSERT true', 'SEEN b INSERT true']);
});

test('a message that fails too often ends in the dead-letter queue', async () => {
  await send('refuse', 'c');

  const depths = await cloud.services.queueDepths();
  expect(depths.find(({ name }) => name === 'Small-Dead')).toMatchObject({ visible: 1 });
  expect(await rows()).toContain('DONE c c');
});

test('a function can do only what its role allows', async () => {
  expect(await cloud.schedules.run('Probe')).toEqual({ payload: 'AccessDeniedException' });
});

test('a new object sends an event to the bucket’s queue', async () => {
  const s3 = new S3Client(settings());
  for (const Key of ['inbox/letter', 'elsewhere'])
    await s3.send(new PutObjectCommand({ Bucket: cloud.templateOutputs['Files'], Key, Body: 'Dear' }));
  expect(await settle(cloud.pendingWork, { timeoutMs: 100_000 })).toEqual([]);

  const events = (await rows()).filter((row) => row.startsWith('DONE {"Records"'));
  expect(events).toHaveLength(1);
  expect(events[0]).toContain('"object":{"key":"inbox/letter","size":4,"eTag":"');
});

test('a schedule passes its input with context attributes', async () => {
  expect(await cloud.schedules.run('Small-Tick')).toEqual({
    payload: { at: 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/Small-Tick' },
  });
});

test('the site has its markers replaced, its headers, and local addresses', async () => {
  const { siteUrl, gatewayUrl } = cloud.outputs;
  const [page, config, missing] = await Promise.all(
    ['/', '/config.json', '/nowhere'].map((path) => fetch(siteUrl + path)),
  );

  expect(await page?.text()).toBe('<h1>Hello</h1>');
  expect(page?.headers.get('content-type')).toBe('text/html');
  expect(page?.headers.get('cache-control')).toBe('max-age=60');
  expect(page?.headers.get('content-security-policy')).toBe(`default-src 'self'; connect-src ${gatewayUrl}`);
  expect(await config?.json()).toEqual({ site: siteUrl });
  expect(missing?.status).toBe(403);
});

test('the HTTP API responds behind the site', async () => {
  const answer = await fetch(`${cloud.outputs.siteUrl}/hooks/ring`, { method: 'POST', body: 'bell' });

  expect([answer.status, await answer.text()]).toEqual([201, '/hooks/ring bell']);
  expect(answer.headers.get('x-site')).toBe(`${cloud.outputs.siteUrl}/home`);
});

test('the HTTP API’s own address needs authorization', async () => {
  const { siteUrl } = cloud.outputs;
  const host = `${cloud.templateOutputs['HooksId']}.execute-api.us-east-1.amazonaws.com`;
  const status = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const asked = request(`${siteUrl}/hooks/ring`, { method: 'POST', headers: { host, ...headers } });
      asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      asked.end('bell');
    });

  expect(await status({})).toBe(401);
  expect(await status({ 'x-door': 'guessed' })).toBe(403);
});

test('the firewall in front of the site blocks an address above its rate', async () => {
  const texts = [];
  for (let count = 0; count < 11; count += 1)
    texts.push(await (await fetch(`${cloud.outputs.siteUrl}/limited`)).text());

  expect(texts.map((text) => /Request blocked/.test(text))).toEqual([...Array(10).fill(false), true]);
  expect((await fetch(cloud.outputs.siteUrl)).status).toBe(200);
});

test('a restart keeps ids, and delivers nothing twice', async () => {
  const before = {
    ids: cloud.outputs.userPoolId,
    rows: await rows(),
    outputs: Object.keys(cloud.templateOutputs),
  };
  await emulator.close();
  await start();
  expect(await settle(cloud.pendingWork, { timeoutMs: 100_000 })).toEqual([]);

  expect(await rows()).toEqual(before.rows);
  expect(cloud.functions().map(({ invocations }) => invocations)).toEqual([0, 0, 0, 0, 0]);
  await send('d');
  expect(await rows()).toEqual([...before.rows, 'DONE d d', 'SEEN d INSERT true'].sort());
});

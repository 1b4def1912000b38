import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  type ListTablesCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { explainExit } from './java-process.ts';
import { startDynamoDbProcess } from './process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('LOCAL-01 without Java the error says what to install', async () => {
  await expect(startDynamoDbProcess(folder, '/no/such/java')).rejects.toThrow(
    /^Java 17 or newer is required .* Install it .*\.$/,
  );
});

test('OPS-02 DynamoDB Local listens on the loopback interface only', async () => {
  const running = await startDynamoDbProcess(folder);
  const { port } = new URL(running.url);
  const isOpen = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port: Number(port) });
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    });
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0);

  expect(await isOpen('127.0.0.1')).toBe(true);
  for (const { address } of others) expect([address, await isOpen(address)]).toEqual([address, false]);
  await running.stop();
});

test('LOCAL-01 a killed DynamoDB Local restarts with its data', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = await startDynamoDbProcess(folder);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint: running.url, region: 'us-east-1', credentials });
  await client.send(
    new CreateTableCommand({
      TableName: 'kept',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );

  await promisify(execFile)('kill', ['-9', await readFile(join(folder, 'process.pid'), 'utf8')]);

  let listed: ListTablesCommandOutput | undefined;
  while (listed === undefined) listed = await client.send(new ListTablesCommand({})).catch(() => undefined);
  expect(listed.TableNames).toEqual(['kept']);
  expect(errors).toHaveBeenCalledWith(
    'DynamoDB Local exited with SIGKILL: it gave no reason. Restarting it.',
  );
  client.destroy();
  await running.stop();
  errors.mockRestore();
});

test.each([
  [
    'Error: A JNI error\nException java.lang.UnsupportedClassVersionError: x has been compiled by',
    'Java is too old',
  ],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 'Java 17 or newer is required'],
  [
    'Exception in thread main\nInvalid directory for database creation.',
    'Invalid directory for database creation',
  ],
  ['', 'it gave no reason'],
])('explains the error output %j', (stderr, expected) => {
  expect(explainExit(1, stderr)).toContain(expected);
});

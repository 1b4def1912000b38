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

test('LOCAL-01 a missing Java is one sentence that says what to do', async () => {
  await expect(startDynamoDbProcess(folder, '/no/such/java')).rejects.toThrow(
    /^Java is missing, which DynamoDB Local runs on: install Java 17 or newer .*\.$/,
  );
});

test('OPS-02 DynamoDB Local listens on this machine only', async () => {
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

test('LOCAL-01 DynamoDB Local that is killed is started again, with its data', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  expect(said).toHaveBeenCalledWith(
    'DynamoDB Local ended with SIGKILL: it gave no reason. Starting it again.',
  );
  client.destroy();
  await running.stop();
  said.mockRestore();
});

test.each([
  [
    'Error: A JNI error\nException java.lang.UnsupportedClassVersionError: x has been compiled by',
    'Java is too old',
  ],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 'Java is missing'],
  [
    'Exception in thread main\nInvalid directory for database creation.',
    'Invalid directory for database creation',
  ],
  ['', 'it gave no reason'],
])('what Java complained of becomes a sentence: %s', (complaints, expected) => {
  expect(explainExit(1, complaints)).toContain(expected);
});

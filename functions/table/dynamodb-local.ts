import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

const EMULATOR = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);

/** How long Java may take to answer, in milliseconds. */
const LONGEST_START = 60_000;

/** An empty table of the template's shape in a DynamoDB Local of its own, held in memory. */
export interface TestTable extends Table {
  /** Ends the Java process and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts Amazon's DynamoDB Local for a test file and makes the table. Needs Java 17, as the whole project does. */
export async function startTestTable(): Promise<TestTable> {
  const port = await freePort();
  const library = `-Djava.library.path=${join(EMULATOR, 'DynamoDBLocal_lib')}`;
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', library],
      ...['-jar', join(EMULATOR, 'DynamoDBLocal.jar')],
      ...['-inMemory', '-disableTelemetry', '-port', String(port)],
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const name = 'daybreak';
  await Promise.race([
    makeTable(client, name),
    ended.then(() => Promise.reject(new Error('DynamoDB Local ended at once: is Java 17 on the PATH?'))),
  ]);
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name,
    async stop() {
      client.destroy();
      process.off('exit', killAtExit);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function makeTable(client: DynamoDBClient, TableName: string): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    try {
      await client.send(
        new CreateTableCommand({
          TableName,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions: [
            { AttributeName: 'pk', AttributeType: 'S' },
            { AttributeName: 'sk', AttributeType: 'S' },
          ],
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'sk', KeyType: 'RANGE' },
          ],
        }),
      );
      return;
    } catch (error) {
      if (waited > LONGEST_START) throw error;
      await wait(50);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof bound !== 'object' || !bound) throw new Error('No port is free.');
  return bound.port;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const EMULATOR = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);

/** The longest that Java may take until it answers, in milliseconds. */
const MAX_START = 60_000;

/** A running DynamoDB Local with its data in memory. */
export interface DynamoDbLocal {
  url: string;
  /** Ends the Java process and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts Amazon's DynamoDB Local and waits until it answers. Needs Java 17, as the whole project does. */
export async function startDynamoDbLocal(): Promise<DynamoDbLocal> {
  const port = await freePort();
  const library = `-Djava.library.path=${join(EMULATOR, 'DynamoDBLocal_lib')}`;
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      library,
      '-jar',
      join(EMULATOR, 'DynamoDBLocal.jar'),
      '-inMemory',
      '-disableTelemetry',
      '-port',
      String(port),
    ],
    { stdio: 'ignore' },
  );
  // Whoever forgets to stop it ends all the same, and ends it then.
  child.unref();
  const ended = once(child, 'exit');
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilItAnswers(url),
    ended.then(() => Promise.reject(new Error('DynamoDB Local ended at once: is Java 17 on the PATH?'))),
  ]);
  return {
    url,
    async stop() {
      process.off('exit', killAtExit);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(MAX_START);
  for (;;) {
    try {
      await fetch(url, { signal: deadline });
      return;
    } catch (error) {
      if (deadline.aborted) throw error;
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

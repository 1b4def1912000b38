import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type JavaProcess, launchDynamoDbLocal } from './java-process.ts';
import { endOrphan } from './orphan.ts';

/** A running DynamoDB Local. */
export interface DynamoDbProcess {
  url: string;
  /** Ends the Java process and waits until it is gone. */
  stop(): Promise<void>;
}

/** A process that dies this often has a reason that a restart does not remove. */
const MOST_RESTARTS = 5;
const RESTART_PAUSE_MS = 500;

/**
 * Starts DynamoDB Local over the data in `folder`, and waits until it answers. If it dies later, it is started again on
 * the same port, up to five times. Throws one sentence when Java is missing or too old, or when it ends at once.
 */
export async function startDynamoDbProcess(
  folder: string,
  javaHome = process.env['JAVA_HOME'],
): Promise<DynamoDbProcess> {
  mkdirSync(folder, { recursive: true });
  await endOrphan(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launch = () => launchDynamoDbLocal(folder, port, javaHome);
  let current = launch();
  let isStopping = false;
  const killAtExit = () => current.kill('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    isStopping = true;
    process.off('exit', killAtExit);
    current.kill('SIGTERM');
    await current.ended;
  };
  await answering(url, current).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  void keepAlive();
  return { url, stop };

  async function keepAlive(): Promise<void> {
    for (let restarts = 0; ; restarts += 1) {
      const why = await current.ended;
      if (isStopping) return;
      if (restarts === MOST_RESTARTS) {
        console.error(`${why} The local cloud has no tables until it is started again.`);
        return;
      }
      console.error(`${why} Starting it again.`);
      await wait(RESTART_PAUSE_MS);
      if (isStopping) return;
      current = launch();
    }
  }
}

/** Waits until the process answers. Throws a sentence when it ends instead, or takes a minute. */
async function answering(url: string, { ended }: JavaProcess): Promise<void> {
  let failure: string | null = null;
  void ended.then((why) => {
    failure = why;
  });
  for (let waited = 0; !(await answers(url)); waited += 50) {
    if (failure !== null) throw new Error(failure);
    if (waited > 60_000)
      throw new Error(
        'DynamoDB Local did not answer within a minute: see whether this machine has 1 GB of free memory.',
      );
    await wait(50);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() =>
        typeof bound === 'object' && bound ? resolve(bound.port) : reject(new Error('No port is free.')),
      );
    });
  });
}

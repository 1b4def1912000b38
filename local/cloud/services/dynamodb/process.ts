import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { requireDatabases } from '../data-files.ts';
import { type JavaProcess, killOrphan, launchDynamoDbLocal } from './java-process.ts';

export interface DynamoDbProcess {
  url: string;
  /** Resolves when the Java process has exited. */
  stop(): Promise<void>;
}

/** After this many crashes, another restart won't help. */
const MAX_RESTARTS = 5;
const RESTART_PAUSE_MS = 500;

/**
 * Starts DynamoDB Local over the data in `folder` and waits until it answers. Restarts it on the same port after a
 * crash, up to five times. Throws a sentence when Java is missing or too old, or when the process exits at once.
 */
export async function startDynamoDbProcess(
  folder: string,
  javaHome = process.env['JAVA_HOME'],
): Promise<DynamoDbProcess> {
  mkdirSync(folder, { recursive: true });
  requireDatabases(folder);
  await killOrphan(folder);
  const port = await getPort();
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
  await waitUntilAnswering(url, current).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  void keepAlive();
  return { url, stop };

  async function keepAlive(): Promise<void> {
    for (let restarts = 0; ; restarts += 1) {
      const reason = await current.ended;
      if (isStopping) return;
      if (restarts === MAX_RESTARTS) {
        console.error(`${reason} Giving up: there are no tables until you run npm start again.`);
        return;
      }
      console.error(`${reason} Restarting it.`);
      await wait(RESTART_PAUSE_MS);
      if (isStopping) return;
      current = launch();
    }
  }
}

/** Throws a sentence when the process exits before it answers, or doesn't answer within a minute. */
async function waitUntilAnswering(url: string, { ended }: JavaProcess): Promise<void> {
  let failure: string | null = null;
  void ended.then((reason) => {
    failure = reason;
  });
  for (let waited = 0; !(await isAnswering(url)); waited += 50) {
    if (failure !== null) throw new Error(failure);
    if (waited > 60_000)
      throw new Error(
        'DynamoDB Local did not answer within a minute. Check that this machine has 1 GB of free memory.',
      );
    await wait(50);
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

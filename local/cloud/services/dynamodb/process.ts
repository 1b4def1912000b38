import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endOrphan, noteProcess } from './orphan.ts';

/** A running DynamoDB Local. */
export interface DynamoDbProcess {
  url: string;
  /** Ends the Java process and waits until it is gone. */
  stop(): Promise<void>;
}

/** Where the npm package keeps Amazon's jar and its native libraries. */
const EMULATOR = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);

/**
 * Starts Amazon's DynamoDB Local over the data in `folder`, and waits until it answers. Java is `$JAVA_HOME/bin/java`
 * or `java` on the PATH. Throws one sentence when Java is missing or too old, or when the program ends at once.
 */
export async function startDynamoDbProcess(
  folder: string,
  javaHome = process.env['JAVA_HOME'],
): Promise<DynamoDbProcess> {
  mkdirSync(folder, { recursive: true });
  await endOrphan(folder);
  const port = await freePort();
  const java = javaHome ? join(javaHome, 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [
      // Nearly all it makes lives for one request: with room for many of them, little is left to be copied.
      ...['-XX:+UseSerialGC', '-Xmn256m', `-Djava.library.path=${join(EMULATOR, 'DynamoDBLocal_lib')}`],
      ...['-jar', join(EMULATOR, 'DynamoDBLocal.jar'), '-port', String(port)],
      ...['-sharedDb', '-disableTelemetry', '-dbPath', folder],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  noteProcess(folder, child.pid);
  let complaints = '';
  let failure: string | null = null;
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      failure = error.code === 'ENOENT' ? MISSING : `DynamoDB Local could not be started: ${error.message}.`;
      resolve();
    });
    child.once('exit', (code) => {
      failure ??= explainExit(code, complaints);
      resolve();
    });
  });
  const mourn = () => console.error(`${failure} The local cloud has no tables until it is started again.`);
  const stop = async () => {
    child.off('exit', mourn);
    child.kill('SIGTERM');
    process.off('exit', killAtExit);
    await ended;
  };
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; !(await answers(url)); waited += 50) {
    if (failure !== null) {
      process.off('exit', killAtExit);
      throw new Error(failure);
    }
    if (waited > 60_000) {
      await stop();
      throw new Error(
        'DynamoDB Local did not answer within a minute: see whether this machine has 1 GB of free memory.',
      );
    }
    await wait(50);
  }
  child.once('exit', mourn);
  return { url, stop };
}

const MISSING =
  'Java is missing, which DynamoDB Local runs on: install Java 17 or newer (https://adoptium.net), see that `java -version` works, and start again.';

/** Turns the way in which Java ended into one sentence. */
export function explainExit(code: number | null, complaints: string): string {
  if (/Unable to locate a Java Runtime|No Java runtime present/i.test(complaints)) return MISSING;
  if (/UnsupportedClassVersionError|Unrecognized VM option|Unsupported major\.minor/.test(complaints)) {
    return 'Java is too old for DynamoDB Local: install Java 17 or newer (https://adoptium.net), put it first on the PATH or name it in JAVA_HOME, and start again.';
  }
  const last = complaints.trim().split('\n').at(-1) ?? '';
  return `DynamoDB Local ended with code ${code}: ${last || 'it gave no reason'}.`;
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

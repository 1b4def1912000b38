import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteProcess } from './orphan.ts';

/** Where the npm package keeps Amazon's jar and its native libraries. */
const EMULATOR = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);
const LIBRARIES = join(EMULATOR, 'DynamoDBLocal_lib');

const MISSING =
  'Java is missing, which DynamoDB Local runs on: install Java 17 or newer (https://adoptium.net), see that `java -version` works, and start again.';

/** A running Java process. */
export interface JavaProcess {
  /** Resolves when it has ended, with a sentence that says why. */
  readonly ended: Promise<string>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

/** Launches Amazon's DynamoDB Local over the data in `folder`. Java is `$JAVA_HOME/bin/java`, or `java` on the PATH. */
export function launchDynamoDbLocal(folder: string, port: number, javaHome: string | undefined): JavaProcess {
  const java = javaHome ? join(javaHome, 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [
      // Nearly all it makes lives for one request: with room for many of them, little is left to be copied.
      '-XX:+UseSerialGC',
      '-Xmn256m',
      `-Djava.library.path=${LIBRARIES}`,
      '-Dorg.eclipse.jetty.util.log.announce=false',
      '-Dorg.eclipse.jetty.LEVEL=WARN',
      '-cp',
      [join(EMULATOR, 'DynamoDBLocal.jar'), join(LIBRARIES, '*')].join(delimiter),
      'org.eclipse.jetty.xml.XmlConfiguration',
      `port=${port}`,
      `dbPath=${folder}`,
      fileURLToPath(new URL('./loopback.xml', import.meta.url)),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      env: { ...process.env, DDB_LOCAL_TELEMETRY: '0' },
    },
  );
  noteProcess(folder, child.pid);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ENOENT' ? MISSING : `DynamoDB Local could not be started: ${error.message}.`),
    );
    child.once('exit', (code, signal) => resolve(explainExit(signal ?? code, complaints)));
  });
  return { ended, kill: (signal) => void child.kill(signal) };
}

/** Turns the code or signal with which Java ended, and what it complained of, into one sentence. */
export function explainExit(code: number | string | null, complaints: string): string {
  if (/Unable to locate a Java Runtime|No Java runtime present/i.test(complaints)) return MISSING;
  if (/UnsupportedClassVersionError|Unrecognized VM option|Unsupported major\.minor/.test(complaints)) {
    return 'Java is too old for DynamoDB Local: install Java 17 or newer (https://adoptium.net), put it first on the PATH or name it in JAVA_HOME, and start again.';
  }
  const last = complaints.trim().split('\n').at(-1) ?? '';
  return `DynamoDB Local ended with ${code}: ${last || 'it gave no reason'}.`;
}

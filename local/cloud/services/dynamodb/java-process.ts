import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of the npm package with Amazon's jar and its native libraries. */
const PACKAGE = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);
const LIBRARIES = join(PACKAGE, 'DynamoDBLocal_lib');

const MISSING =
  'Java 17 or newer is required (DynamoDB Local needs it). Install it from https://adoptium.net, check that `java -version` works, and start again.';

export interface JavaProcess {
  /** Resolves with the reason, in a sentence, when the process has exited. */
  readonly ended: Promise<string>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

const pidFile = (folder: string) => join(folder, 'process.pid');

/** Launches Amazon's DynamoDB Local over the data in `folder`. Java is `$JAVA_HOME/bin/java`, or `java` on the PATH. */
export function launchDynamoDbLocal(folder: string, port: number, javaHome: string | undefined): JavaProcess {
  const java = javaHome ? join(javaHome, 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [
      // Optimized code would pay off only after minutes, but take 0.7 s of every start.
      '-XX:TieredStopAtLevel=1',
      // Nearly every object lives for one request, so a large young generation leaves little to copy.
      '-XX:+UseSerialGC',
      '-Xmn256m',
      `-Djava.library.path=${LIBRARIES}`,
      '-Dorg.eclipse.jetty.util.log.announce=false',
      '-Dorg.eclipse.jetty.LEVEL=WARN',
      '-cp',
      [join(PACKAGE, 'DynamoDBLocal.jar'), join(LIBRARIES, '*')].join(delimiter),
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
  if (child.pid !== undefined) writeFileSync(pidFile(folder), String(child.pid));
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ENOENT' ? MISSING : `DynamoDB Local could not be started: ${error.message}.`),
    );
    child.once('exit', (code, signal) => resolve(explainExit(signal ?? code, stderr)));
  });
  return { ended, kill: (signal) => void child.kill(signal) };
}

/** Turns Java's exit code or signal, and its error output, into one sentence. */
export function explainExit(code: number | string | null, stderr: string): string {
  if (/Unable to locate a Java Runtime|No Java runtime present/i.test(stderr)) return MISSING;
  if (/UnsupportedClassVersionError|Unrecognized VM option|Unsupported major\.minor/.test(stderr)) {
    return 'Java is too old for DynamoDB Local. Install Java 17 or newer from https://adoptium.net, put it first on the PATH or set JAVA_HOME to it, and start again.';
  }
  const lastLine = stderr.trim().split('\n').at(-1) ?? '';
  return `DynamoDB Local exited with ${code}: ${lastLine || 'it gave no reason'}.`;
}

/**
 * Kills the DynamoDB Local that a crashed run left open over `folder`. Checks the command line first, since the pid may
 * belong to another process by now.
 */
export async function killOrphan(folder: string): Promise<void> {
  if (!existsSync(pidFile(folder))) return;
  const pid = Number(readFileSync(pidFile(folder), 'utf8'));
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  if (command.includes('DynamoDBLocal.jar') && command.includes(` dbPath=${folder} `))
    process.kill(pid, 'SIGKILL');
}

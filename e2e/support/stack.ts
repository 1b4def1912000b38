import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort, { portNumbers } from 'get-port';
import { z } from 'zod';
import { savePrivileges } from '../privileges/privileges.ts';
import { IS_EXHAUSTIVE } from './exhaustive.ts';

/** Milliseconds that a start may take on a busy machine. */
export const START_WITHIN_MS = 240_000;

/** The repository's root, whatever the working directory. */
const ROOT = join(import.meta.dirname, '../..');

const Outputs = z.object({
  siteUrl: z.string(),
  graphqlUrl: z.string(),
  apiKey: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  region: z.string(),
  gatewayUrl: z.string(),
});

/** A running product with its own ports and data folder. */
export interface Stack extends z.infer<typeof Outputs> {
  readonly consoleUrl: string;
  readonly feedsDir: string;
  /** Contains one log file per function, and one for the product itself. */
  readonly logsDir: string;
  readonly output: () => string;
  /** Stops the product as Ctrl-C does. Returns the exit code. */
  stop(): Promise<number | null>;
}

/** Creates a temporary folder; `remove` deletes it. */
export async function temporaryFolder(name: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `daybreak-${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Each of Playwright's workers has ports of its own, below those that the system gives to connections. */
const PORTS_PER_WORKER = 1_000;
const FIRST_PORT = 20_000 + PORTS_PER_WORKER * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Returns a free port that this process doesn't get again. */
export const freePort = () =>
  getPort({ port: portNumbers(FIRST_PORT, FIRST_PORT + PORTS_PER_WORKER - 1), reserve: true });

/** Returns environment variables that give a product free ports. */
export const freePorts = async () => ({
  SITE_PORT: String(await freePort()),
  CONSOLE_PORT: String(await freePort()),
  GATEWAY_PORT: String(await freePort()),
});

/** Starts the product as `npm start` does, with its own feeds and data, and waits for its Ready line. */
export async function startStack(
  folders: { feedsDir: string; dataDir: string },
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    // The product runs for minutes, so JIT optimization for long runs would waste half of DynamoDB Local's CPU time.
    JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1',
    // Each worker starts several products, whose code is compiled once.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    // More workers only share the same cores. The nightly run has the usual number, for races between them.
    ...(IS_EXHAUSTIVE ? {} : { WORKERS_PER_FUNCTION: '1' }),
    FEEDS_DIR: folders.feedsDir,
    DATA_DIR: folders.dataDir,
    ...(await freePorts()),
    ...environment,
  };
  const child = spawn(process.execPath, ['local/start.ts'], {
    env,
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const consoleUrl = await waitUntilReady(child, () => output);
  const outputs = Outputs.parse(await (await fetch(`${consoleUrl}/outputs.json`)).json());
  return {
    ...outputs,
    consoleUrl,
    feedsDir: folders.feedsDir,
    logsDir: join(folders.dataDir, 'logs'),
    output: () => output,
    async stop() {
      const saving = child.exitCode === null ? savePrivileges(consoleUrl) : Promise.resolve();
      // The product stops even if this fails. The error is thrown afterwards.
      await saving.catch(() => undefined);
      const code = await stopProcess(child);
      await saving;
      return code;
    },
  };
}

/**
 * Starts a product in temporary folders. `writeBoards` can add boards before the start. `stop` stops the product and
 * deletes the folders.
 */
export async function startOwnStack(
  writeBoards: (feedsDir: string) => Promise<void> = async () => {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const [feeds, data] = [await temporaryFolder('feeds'), await temporaryFolder('data')];
  await writeBoards(feeds.path);
  const stack = await startStack({ feedsDir: feeds.path, dataDir: data.path }, environment);
  return {
    ...stack,
    async stop() {
      const code = await stack.stop();
      for (const folder of [feeds, data]) await folder.remove();
      return code;
    },
  };
}

function waitUntilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The product did not start: ${reason}\n${output()}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`no Ready line within ${START_WITHIN_MS / 1000} s`);
    }, START_WITHIN_MS);
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
    child.stdout?.on('data', () => {
      const line = /^Ready: site (\S+) console (\S+)$/m.exec(output());
      if (!line?.[2]) return;
      clearTimeout(timer);
      resolve(line[2]);
    });
  });
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return exit;
}

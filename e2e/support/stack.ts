import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** How long a first start may take on a slow machine, in milliseconds. */
const START_WITHIN = 240_000;

const Outputs = z.object({
  siteUrl: z.string(),
  graphqlUrl: z.string(),
  apiKey: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  region: z.string(),
  gatewayUrl: z.string(),
});

/** A whole product running for tests, on ports and in a folder of its own. */
export interface Stack extends z.infer<typeof Outputs> {
  readonly consoleUrl: string;
  readonly feedsDir: string;
  readonly output: () => string;
  /** Ends it as Ctrl-C does; gives the exit code. */
  stop(): Promise<number | null>;
}

/** A folder for a test, and what removes it. */
export async function temporaryFolder(name: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `daybreak-${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** Ports for a product of the test's own, as its environment wants them. */
export const freePorts = async () => ({
  SITE_PORT: String(await freePort()),
  CONSOLE_PORT: String(await freePort()),
  GATEWAY_PORT: String(await freePort()),
});

/** Starts the product as `npm start` does, on feeds and data of the test's own, and waits for its Ready line. */
export async function startStack(folders: { feedsDir: string; dataDir: string }): Promise<Stack> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    FEEDS_DIR: folders.feedsDir,
    DATA_DIR: folders.dataDir,
    ...(await freePorts()),
  };
  const child = spawn(process.execPath, ['local/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const consoleUrl = await ready(child, () => output);
  const outputs = Outputs.parse(await (await fetch(`${consoleUrl}/outputs.json`)).json());
  return {
    ...outputs,
    consoleUrl,
    feedsDir: folders.feedsDir,
    output: () => output,
    stop: () => stopped(child),
  };
}

function ready(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product did not start: ${why}\n${output()}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`no Ready line within ${START_WITHIN / 1000} s`);
    }, START_WITHIN);
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

async function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return exit;
}

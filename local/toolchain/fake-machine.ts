import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clone in a temporary folder, with a PATH that has only a test's programs. */
export interface FakeMachine {
  /** Puts a shell script on the PATH. */
  program(name: string, script: string): Promise<void>;
  /** Replaces `local/start.ts`. */
  product(source: string): Promise<void>;
  /** Replaces `local/check.ts`. */
  checks(source: string): Promise<void>;
  /** Replaces `local/run/boards.ts`. */
  boards(source: string): Promise<void>;
  readonly env: NodeJS.ProcessEnv;
  /** The path of `toolchain.mjs`. */
  readonly toolchain: string;
  /** Starts `toolchain.mjs` as npm does. */
  start(args: readonly string[], env?: NodeJS.ProcessEnv): Run;
  remove(): Promise<void>;
}

/** A running `toolchain.mjs`. */
export interface Run {
  readonly process: ChildProcess;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const COPIED = ['local/toolchain.mjs', 'local/toolchain', 'local/help', 'local/run/java.ts'];
const JAVA = 'echo \'openjdk version "17.0.15"\' >&2';

/** Creates a machine with Node.js 24, pnpm 12, Java 17 and a clone without dependencies. */
export async function makeMachine(): Promise<FakeMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  const [bin, clone] = [join(folder, 'bin'), join(folder, 'clone')];
  const toolchain = join(clone, 'local/toolchain.mjs');
  await mkdir(bin);
  for (const path of COPIED) await cp(path, join(clone, path), { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    await writeFile(join(clone, file), '{ "type": "module", "version": "1.2.3" }');
  await symlink(process.execPath, join(bin, 'node'));
  const machine: FakeMachine = {
    env: { PATH: bin },
    toolchain,
    async program(name, script) {
      await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
      await chmod(join(bin, name), 0o755);
    },
    product: (source) => writeFile(join(clone, 'local/start.ts'), source),
    checks: (source) => writeFile(join(clone, 'local/check.ts'), source),
    boards: (source) => writeFile(join(clone, 'local/run/boards.ts'), source),
    start: (args, env = {}) => run(process.execPath, [toolchain, ...args], { PATH: bin, ...env }),
    remove: () => rm(folder, { recursive: true }),
  };
  await machine.program('java', JAVA);
  return machine;
}

/** Runs a command with exactly this environment. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Run {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr })),
  );
  return { process: child, ended };
}

/** Tracks processes: each holds a connection, which closes when it exits. */
export interface LifeLines {
  /** JavaScript that connects a process and keeps it alive. */
  readonly script: string;
  /** Waits until this many processes are alive. */
  alive(count: number): Promise<void>;
  /** Waits until all processes have exited. */
  gone(): Promise<void>;
  close(): void;
}

export async function openLifeLines(): Promise<LifeLines> {
  const sockets: Socket[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => {}).resume();
    sockets.push(socket);
    for (const { count, resolve } of waiting) if (sockets.length >= count) resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    script: `require('node:net').connect(${port}, '127.0.0.1').on('error', () => {}); setInterval(() => {}, 1000);`,
    alive: (count) =>
      sockets.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count, resolve })),
    async gone() {
      await Promise.all(
        sockets.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
      );
    },
    close: () => void server.close(),
  };
}

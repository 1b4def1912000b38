import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';

export interface CommandOptions {
  /** Replaces the whole environment. Defaults to this process's. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Written to the command's standard input. */
  input?: string;
}

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill();
});

/** The lines of a crashed Node.js program after the stack's first one. */
const CRASH = /^\w*Error(?: \[\w+\])?: (.+)\n(?: {4}at |Node\.js v)/m;

/**
 * Runs a command and returns its output. If the command fails, throws with the message of its uncaught error,
 * or with the last 4,000 characters of its output.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, cwd, input = '' }: CommandOptions = {},
): Promise<string> {
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => running.delete(child));
  if (code === 0) return output;
  const what = `\`${[basename(command), ...args].join(' ')}\` failed:`;
  const [, message] = CRASH.exec(output) ?? [];
  throw new Error(message === undefined ? `${what}\n${output.trim().slice(-4_000)}` : `${what} ${message}`);
}

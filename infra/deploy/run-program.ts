import { spawn } from 'node:child_process';

/** How a program is run. */
export interface ProgramOptions {
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Sends what it prints to standard error, where standard output is somebody else's. */
  readonly isAside?: boolean;
}

/** Runs a program that shares this process's terminal, and returns its exit code; 1 if a signal ended it. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, isAside = false }: ProgramOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', isAside ? process.stderr : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program whose output matters only if it fails. Throws with the last 4,000 characters of it. */
export async function runStep(
  command: string,
  args: readonly string[],
  { cwd, env }: Omit<ProgramOptions, 'isAside'> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${output.trim().slice(-4_000)}`);
}

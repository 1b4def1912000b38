import { spawn } from 'node:child_process';

export interface ProgramOptions {
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program in this terminal. Returns its exit code, or 1 if a signal ended it. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env }: ProgramOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program without showing its output. Throws with the last 4,000 characters of it if the program fails. */
export async function runStep(
  command: string,
  args: readonly string[],
  { cwd, env }: ProgramOptions = {},
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

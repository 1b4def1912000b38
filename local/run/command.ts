import { spawn } from 'node:child_process';

/** How a command is run. */
export interface CommandOptions {
  /** The whole environment; this process's own unless given. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Written to the command's standard input. */
  input?: string;
}

/** Runs a command to its end and gives what it wrote. Throws with the end of that when it fails. */
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
  });
  if (code === 0) return output;
  throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${output.trim().slice(-4_000)}`);
}

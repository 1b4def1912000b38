import { spawn } from 'node:child_process';

/**
 * Runs a program of this repository in the current terminal. Returns its exit code, or 1 if a signal ended
 * it.
 */
export function runShared(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

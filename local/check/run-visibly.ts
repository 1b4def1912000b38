import { spawn } from 'node:child_process';

/** Runs a command with its output shown as it comes; gives its exit code, 1 when a signal ended it. It ends with this process. */
export function runVisibly(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const fileIn = (folder: string) => join(folder, 'process.pid');

/** Notes which process has the data of `folder` open. */
export function noteProcess(folder: string, pid: number | undefined): void {
  if (pid !== undefined) writeFileSync(fileIn(folder), String(pid));
}

/**
 * Ends the DynamoDB Local that a killed run left behind with the data of `folder` open. A process that has come by
 * the same number since is let be, which its command line tells.
 */
export async function endOrphan(folder: string): Promise<void> {
  if (!existsSync(fileIn(folder))) return;
  const pid = Number(readFileSync(fileIn(folder), 'utf8'));
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  if (command.includes('DynamoDBLocal.jar') && command.includes(` dbPath=${folder} `))
    process.kill(pid, 'SIGKILL');
}

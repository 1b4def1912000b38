import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that claims a data folder: the process's id, and when that process started. */
export const LOCK_FILE = 'running.lock';

/**
 * Claims a data folder for this process, because a second product would end the first one's database. Returns
 * a function that releases it. Throws a sentence if a running process has it; the lock of a process that has
 * ended counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK_FILE);
  const own = `${process.pid} ${startOf(process.pid)}`;
  if (!claim(file, own)) {
    const holder = readFileSync(file, 'utf8');
    const pid = Number(holder.split(' ', 1)[0]);
    // Another process may have the id by now.
    if (isRunning(pid) && holder === `${pid} ${startOf(pid)}`)
      throw new Error(
        `Daybreak is already running on ${folder}, as process ${pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    writeFileSync(file, own);
  }
  return () => rmSync(file, { force: true });
}

/** Returns false if the file exists. */
function claim(file: string, holder: string): boolean {
  try {
    writeFileSync(file, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // The process of another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, as `ps` writes it; empty if there is none. */
function startOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

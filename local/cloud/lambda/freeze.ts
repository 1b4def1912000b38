import type { ChildProcess } from 'node:child_process';

/** Windows can't suspend a process. */
const CAN_FREEZE = process.platform !== 'win32';

/** A frozen process doesn't notice that this one has ended. */
const frozen = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of frozen) child.kill('SIGKILL');
});

/** Signals a process that runs, without marking it as killed, as its own method does. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: 'SIGSTOP' | 'SIGCONT'): void {
  const isRunning = pid !== undefined && exitCode === null && signalCode === null;
  if (CAN_FREEZE && isRunning) process.kill(pid, name);
}

/** Suspends a process, with its timers and sockets, as Lambda does after each invocation. */
export function freeze(child: ChildProcess): void {
  signal(child, 'SIGSTOP');
  frozen.add(child);
}

/** Lets a process go on; one that has ended is forgotten. */
export function thaw(child: ChildProcess): void {
  signal(child, 'SIGCONT');
  frozen.delete(child);
}

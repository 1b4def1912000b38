import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Milliseconds that a command has to stop on Ctrl-C. */
const GRACE_MS = 15_000;

/** npm forwards the SIGINT that the terminal has already sent. A later one is a second Ctrl-C. */
const ECHO_MS = 500;

/** Thrown when a signal or the end of npm has stopped a command. */
export class Stopped extends Error {}

/** @type {number | undefined} */
let stopRequestedAt;
let forceStop = () => {};

/** @type {Promise<void>} */
const stopRequest = new Promise((resolve) => {
  const request = () => {
    stopRequestedAt ??= Date.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (stopRequestedAt !== undefined && Date.now() - stopRequestedAt > ECHO_MS) forceStop();
      request();
    });
  const npm = process.ppid;
  if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid !== npm && request(), 1_000).unref();
});

/**
 * Runs a command in a process group of its own, and ends the whole group with it. An `interactive` command shares the
 * terminal; when it is to stop, its channel to this process closes, and it may end in its own way. Any other is killed,
 * and `Stopped` is thrown. The exit code is 130 if a signal ended the command.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, interactive?: boolean }} options
 */
export async function runChild(command, args, { env, interactive = false }) {
  if (stopRequestedAt !== undefined) throw new Stopped();
  const child = spawn(command, args, {
    env,
    stdio: interactive ? ['inherit', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  });
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const kill = () => killGroup(child, 'SIGKILL');
  process.once('exit', kill);
  await Promise.race([exited, stopRequest]);
  if (stopRequestedAt !== undefined) {
    forceStop = kill;
    setTimeout(kill, GRACE_MS).unref();
    if (interactive && child.connected) child.disconnect();
    if (!interactive) killGroup(child, 'SIGTERM');
  }
  const code = await exited;
  kill();
  process.off('exit', kill);
  const wasStopped = stopRequestedAt !== undefined;
  if (wasStopped && !interactive) throw new Stopped();
  return {
    code: typeof code === 'number' ? code : 130,
    stdout: await stdout,
    stderr: await stderr,
    wasStopped,
  };
}

/** @param {import('node:stream').Readable | null} stream */
async function textOf(stream) {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch {
    // The group is gone.
  }
}

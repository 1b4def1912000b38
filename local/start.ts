/** `npm start`: runs the whole product on this machine. See `--help`. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createProgress } from './run/progress.ts';
import { readSettings } from './run/settings.ts';
import { startProduct } from './run/start-product.ts';
import { explainFullDisk } from './toolchain/failure.mjs';

const undo: (() => Promise<unknown>)[] = [];
const patienceMs = 500;
let isReady = false;
let stoppingSince: number | undefined;

/** Stops everything once. A second Ctrl-C, unless it is an echo of the first one, exits at once. */
async function stop(code: number, isInterrupt = false): Promise<void> {
  if (stoppingSince !== undefined) {
    if (isInterrupt && Date.now() - stoppingSince > patienceMs) process.exit(130);
    return;
  }
  stoppingSince = Date.now();
  for (const step of undo.splice(0))
    await step().catch((error: Error) => {
      // After a failed start, which was already reported, this is most likely the same problem.
      if (code !== 1) console.error(error.message);
    });
  process.exit(code);
}

function stopOnRequest(isInterrupt = false): void {
  if (stoppingSince === undefined) console.log('Stopping.');
  void stop(isReady ? 0 : 130, isInterrupt);
}

/** Stops everything after a failure and prints an expected error as one sentence, a bug with its stack. */
function fail(error: unknown, isExpected: boolean): void {
  if (stoppingSince !== undefined) return;
  const text = error instanceof Error ? error.message : String(error);
  const folders = [resolve(process.env['DATA_DIR'] || '.local')];
  console.error(explainFullDisk(text, folders) ?? (isExpected ? text : error));
  void stop(1);
}

process.on('SIGINT', () => stopOnRequest(true));
process.on('SIGTERM', () => stopOnRequest());
process.on('disconnect', () => stopOnRequest());
process.on('uncaughtException', (error) => fail(error, false));

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) {
    process.stdout.write(await readFile('local/help/start.txt', 'utf8'));
    process.exit(0);
  }
  const { siteUrl, consoleUrl } = await startProduct(settings, createProgress(), undo);
  isReady = true;
  console.log(`Ready: site ${siteUrl} console ${consoleUrl}`);
} catch (error) {
  fail(error, true);
}

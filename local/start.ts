/** `npm start`: the whole product on this machine. See `--help`. */
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

/** Stops everything once. A second Ctrl-C, if it is not an echo of the first one, ends the process at once. */
async function stop(code: number, isInterrupt = false): Promise<void> {
  if (stoppingSince !== undefined) {
    if (isInterrupt && Date.now() - stoppingSince > patienceMs) process.exit(130);
    return;
  }
  stoppingSince = Date.now();
  for (const step of undo.splice(0)) await step().catch((error: Error) => console.error(error.message));
  process.exit(code);
}

function stopOnRequest(isInterrupt = false): void {
  if (stoppingSince === undefined) console.log('Stopping.');
  void stop(isReady ? 0 : 130, isInterrupt);
}

process.on('SIGINT', () => stopOnRequest(true));
process.on('SIGTERM', () => stopOnRequest());
process.on('disconnect', () => stopOnRequest());

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
  if (stoppingSince === undefined) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(explainFullDisk(text, [resolve(process.env['DATA_DIR'] || '.local')]) ?? text);
    await stop(1);
  }
}

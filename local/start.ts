/** `npm start`: the whole product on this machine. See `--help`. */
import { createProgress } from './run/progress.ts';
import { help, readSettings } from './run/settings.ts';
import { startProduct } from './run/start-product.ts';

const undo: (() => Promise<unknown>)[] = [];
const patienceMs = 500;
let stoppingSince: number | undefined;

/** Stops everything once. A second Ctrl-C, if it is not the first one told twice, ends the process at once. */
async function stop(code: number, isInterrupt = false): Promise<void> {
  if (stoppingSince !== undefined) {
    if (isInterrupt && Date.now() - stoppingSince > patienceMs) process.exit(130);
    return;
  }
  stoppingSince = Date.now();
  if (code === 0) console.log('Stopping.');
  for (const step of undo.splice(0)) await step().catch((error: Error) => console.error(error.message));
  process.exit(code);
}

process.on('SIGINT', () => void stop(0, true));
process.on('SIGTERM', () => void stop(0));
process.on('disconnect', () => void stop(0));

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) {
    console.log(help);
    process.exit(0);
  }
  const { siteUrl, consoleUrl } = await startProduct(settings, createProgress(), undo);
  console.log(`Ready: site ${siteUrl} console ${consoleUrl}`);
} catch (error) {
  if (stoppingSince === undefined) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

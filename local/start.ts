/** `npm start`: the whole product on this machine. See `--help`. */
import { createProgress } from './run/progress.ts';
import { help, readSettings } from './run/settings.ts';
import { startProduct } from './run/start-product.ts';

const undo: (() => Promise<unknown>)[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) process.exit(130);
  stopping = true;
  for (const step of undo.splice(0)) await step().catch((error: Error) => console.error(error.message));
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('disconnect', () => void stop(0));

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) console.log(help);
  else {
    const { siteUrl, consoleUrl } = await startProduct(settings, createProgress(), undo);
    console.log(`Ready: site ${siteUrl} console ${consoleUrl}`);
  }
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

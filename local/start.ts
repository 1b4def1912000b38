/** `npm start`: runs the whole product on this machine. See `--help`. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openLifetime } from './run/lifetime.ts';
import { createProgress } from './run/progress.ts';
import { readSettings } from './run/settings.ts';

const lifetime = openLifetime([resolve(process.env['DATA_DIR'] || '.local')]);

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) {
    process.stdout.write(await readFile('local/help/start.txt', 'utf8'));
    process.exit(0);
  }
  // Loading it takes a second, which the help doesn't need.
  const { startProduct } = await import('./run/start-product.ts');
  const { siteUrl, consoleUrl } = await startProduct(settings, createProgress(), lifetime.undo);
  lifetime.ready();
  console.log(`Ready: site ${siteUrl} console ${consoleUrl}`);
} catch (error) {
  lifetime.fail(error);
}

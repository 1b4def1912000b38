/**
 * `pnpm dev`: runs the whole product with the site on Vite's development server, and takes up changed files
 * while it runs. See `--help`.
 */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startCodeBuilder } from './development/code-builder.ts';
import { followChanges } from './development/follow-changes.ts';
import { startSiteServer } from './development/site-server.ts';
import { watchFiles } from './development/watch-files.ts';
import { bundlesFile, generateContract, synthesizeAssembly } from './run/build.ts';
import { openLifetime } from './run/lifetime.ts';
import { createProgress } from './run/progress.ts';
import { readSettings, stageChanges } from './run/settings.ts';
import { startProduct } from './run/start-product.ts';

const lifetime = openLifetime([resolve(process.env['DATA_DIR'] || '.local')]);

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) {
    process.stdout.write(await readFile('local/help/dev.txt', 'utf8'));
    process.exit(0);
  }
  const progress = createProgress();
  const { siteUrl, consoleUrl, edgeUrl, hotswap, update } = await startProduct(
    settings,
    progress,
    lifetime.undo,
    {
      edgePort: 0,
    },
  );
  const site = await startSiteServer(settings.ports.site, edgeUrl, lifetime.fail);
  lifetime.undo.unshift(site.close);
  const builds = join(settings.dataFolder, 'builds');
  await rm(builds, { recursive: true, force: true });
  const silent = () => {};
  const changes = await followChanges({
    startBuilder: async () =>
      startCodeBuilder('infra/development/build-code.ts', builds, await bundlesFile()),
    hotswap,
    generateContract: () => generateContract(silent),
    synthesize: () => synthesizeAssembly(silent, stageChanges(settings)),
    update,
    site,
    say: progress,
  });
  lifetime.undo.unshift(changes.close);
  const watcher = watchFiles(changes.follow);
  lifetime.undo.unshift(watcher.close);
  lifetime.ready();
  console.log(`Ready: site ${siteUrl} console ${consoleUrl}`);
} catch (error) {
  lifetime.fail(error);
}

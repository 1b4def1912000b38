import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConsole } from '../cloud/console/console-server.ts';
import { settle } from '../cloud/console/settle.ts';
import { type Emulator, startEmulator } from '../cloud/deploy/emulator.ts';
import { readAssembly } from '../cloud/template/assembly.ts';
import { seededRandom } from '../demo/random.ts';
import { loadRegistry } from '../demo/registry.ts';
import { startDemo } from '../demo/start-demo.ts';
import { startFakes } from '../fakes/start-fakes.ts';
import { addPushToOutbox } from './add-push-to-outbox.ts';
import { boardsCommand } from './boards-command.ts';
import { boardsPanel } from './boards-panel.ts';
import { buildAssembly } from './build.ts';
import { requireJava } from './java.ts';
import type { Lifetime } from './lifetime.ts';
import { LOCK_FILE, lockFolder } from './lock-folder.ts';
import { requirePorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { demandFeeds, type Settings, stageChanges } from './settings.ts';
import { stripeConnection } from './stripe-connection.ts';
import { version } from './version.ts';

export interface Product extends Pick<Emulator, 'hotswap'> {
  siteUrl: string;
  consoleUrl: string;
  /** The address of the distribution itself: the site's, unless a server in front of it has that. */
  edgeUrl: string;
  /** Deploys an assembly on what runs. If that fails, it throws and the last one runs on. */
  update(assemblyFolder: string): Promise<void>;
}

/** Removes everything but this process's claim. */
async function emptyFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== LOCK_FILE);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

const settling = { timeoutMs: 120_000 };

/**
 * Builds what has changed, starts the services, deploys the stack, and loads the demo. `undo` collects
 * functions that stop started parts; throws if a part doesn't start. `edgePort` leaves the site's port to a server in
 * front of the distribution.
 */
export async function startProduct(
  settings: Settings,
  progress: Progress,
  undo: Lifetime['undo'],
  { edgePort }: { edgePort?: number } = {},
): Promise<Product> {
  const {
    ports,
    dataFolder,
    logsFolder,
    feedsDir,
    isDefaultFeeds,
    boardsFile,
    faultsSeed,
    workersPerFunction,
  } = settings;
  undo.unshift(lockFolder(dataFolder));
  await Promise.all([requireJava(), requirePorts(ports)]);
  if (settings.fresh) await emptyFolder(dataFolder);
  const fresh = !existsSync(join(dataFolder, 'dynamodb'));
  await demandFeeds(settings);
  const boards = await loadRegistry({ boardsFile, feedsDir, isDefaultFeeds });
  await mkdir(logsFolder, { recursive: true });

  const note = (line: string) =>
    appendFile(join(logsFolder, 'local.log'), `${new Date().toISOString()} ${line}\n`).catch(() => undefined);
  const building = buildAssembly(progress, stageChanges(settings));
  building.catch(() => undefined);
  const emulator = await startEmulator({
    dataFolder,
    logsFolder,
    gatewayPort: ports.gateway,
    workersPerFunction,
    retryDelaysMs: [1_000, 2_000],
    ...(faultsSeed === undefined ? {} : { random: seededRandom(faultsSeed) }),
    onError: (what, error) => void note(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  });
  undo.unshift(emulator.close);
  progress('services are up');
  const fakes = await startFakes({
    feedsDir,
    dataFolder,
    onPush: (message) => addPushToOutbox(emulator.outbox, message),
  });
  undo.unshift(fakes.close);
  const deployOptions = {
    sitePort: ports.site,
    ...(edgePort === undefined ? {} : { edgePort }),
    endpoints: fakes.endpoints,
  };
  const cloud = await emulator.deploy(await readAssembly(await building), deployOptions);
  fakes.stripe.connect(await stripeConnection(cloud));
  progress(`${cloud.stackName} is deployed`);

  let ready = false;
  const registry = boardsCommand(cloud, fakes.endpoints);
  const variables = Object.entries(registry.environment).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(dataFolder, 'boards.env'), variables.join(''));
  const demo = await startDemo({
    outputs: cloud.outputs,
    outbox: cloud.services.outbox.list,
    registerBoards: registry.registerBoards,
    replay: registry.replay,
    feedsDir,
    isDefaultFeeds,
    boards,
    boardsFile,
    fresh,
    async settle() {
      const busy = await settle(cloud.pendingWork, settling);
      if (busy.length > 0) throw new Error(`The demo's data is still being processed: ${busy.join('; ')}.`);
    },
    log: (line) => (ready ? void note(line) : progress(line)),
  });
  undo.unshift(demo.close);
  const boardsNow = boardsPanel(registry);
  const console = await startConsole(ports.console, {
    cloud: emulator.cloud,
    panels: async () => [
      ...demo.panels(),
      { title: 'Payments', rows: [['Fake Stripe', `${fakes.endpoints['STRIPE_API_BASE']}/stripe`]] },
      { title: 'Push', rows: [['Fake push service', `${fakes.endpoints['STRIPE_API_BASE']}/push`]] },
      await boardsNow(),
      { title: 'Daybreak', rows: [['Version', version()]] },
    ],
  });
  undo.unshift(console.close);
  emulator.startTimers();
  ready = true;
  return {
    siteUrl: cloud.outputs.siteUrl,
    consoleUrl: console.url,
    edgeUrl: emulator.edgeUrl(),
    hotswap: emulator.hotswap,
    async update(assemblyFolder) {
      await emulator.deploy(await readAssembly(assemblyFolder), deployOptions);
    },
  };
}

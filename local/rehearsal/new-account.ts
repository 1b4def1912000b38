import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountSettings, newAccount } from '../cloud/account/account-settings.ts';
import type { Cloud } from '../cloud/deploy/cloud.ts';
import { type Emulator, startEmulator } from '../cloud/deploy/emulator.ts';
import { LOCAL } from '../cloud/gateway/principal.ts';
import { type Assembly, readAssembly } from '../cloud/template/assembly.ts';
import { type Fakes, startFakes } from '../fakes/start-fakes.ts';
import { buildAssembly } from '../run/build.ts';
import type { Progress } from '../run/progress.ts';

/** An AWS account with default quotas and nothing deployed. */
export interface NewAccount {
  readonly settings: AccountSettings;
  readonly assembly: Assembly & { readonly folder: string };
  readonly feedsDir: string;
  readonly endpoints: Readonly<Record<string, string>>;
  /** Environment for programs that call AWS. */
  readonly environment: Readonly<Record<string, string>>;
  /** Deploys both stacks. Throws if AWS would refuse. */
  deploy(): Promise<void>;
  /** The deployed stack. Throws before `deploy`. */
  cloud(): Cloud;
}

/** Opens a new account in its own folder. `undo` collects functions that stop its parts. */
export async function openNewAccount(
  { gatewayPort, progress }: { readonly gatewayPort: number; readonly progress: Progress },
  undo: (() => Promise<unknown>)[],
): Promise<NewAccount> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  undo.unshift(() => rm(folder, { recursive: true, force: true }));
  const [feedsDir, logsFolder] = [join(folder, 'feeds'), join(folder, 'logs')];
  for (const one of [feedsDir, logsFolder]) await mkdir(one, { recursive: true });
  const assemblyFolder = await buildAssembly(progress);
  const assembly = { ...(await readAssembly(assemblyFolder)), folder: assemblyFolder };
  const settings = newAccount();
  const emulator: Emulator = await startEmulator({
    dataFolder: join(folder, 'data'),
    logsFolder,
    gatewayPort,
    account: settings,
    workersPerFunction: 3,
    retryDelaysMs: [1_000, 2_000],
    onError: (what, error) => progress(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  });
  undo.unshift(emulator.close);
  const fakes: Fakes = await startFakes({ feedsDir });
  undo.unshift(fakes.close);
  const { endpoints } = fakes;
  let deployed: Cloud | undefined;
  return {
    settings,
    assembly,
    feedsDir,
    endpoints,
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${gatewayPort}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: LOCAL,
      AWS_SECRET_ACCESS_KEY: LOCAL,
    },
    async deploy() {
      deployed = await emulator.deploy(assembly, { sitePort: 0, endpoints });
    },
    cloud() {
      if (!deployed) throw new Error('Nothing is deployed yet.');
      return deployed;
    },
  };
}

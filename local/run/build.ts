import { existsSync, globSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { hashOf, whenChanged } from './inputs.ts';
import type { Progress } from './progress.ts';

const contract = () => ['schema.graphql', 'codegen.ts', ...globSync('web/src/**/*.graphql')];
const settings = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const stamps = '.local/stamps';
const assemblies = '.local/assemblies';
const bundles = '.local/bundles';
const bundlers = ['bundle-functions.ts', 'find-data-files.ts'].map((name) => `infra/platform/${name}`);
const bundled = ['contract', 'functions', ...bundlers, ...settings];
const kept = 4;
const isDraft = /\.\d+$/;

const cdkJson = z.object({
  context: z.looseObject({ stage: z.string(), stages: z.record(z.string(), z.looseObject({})) }),
});

/** Overrides of the stage in cdk.json. */
export interface StageChanges {
  readonly mailsPerSecond?: number;
  readonly firstReading?: 'news';
}

/** Returns the path of the file that keeps the bundles of the current sources, once they are built. */
export const bundlesFile = async (): Promise<string> => resolve(bundles, `${await hashOf(bundled)}.bin`);

/**
 * Runs the CDK app as the CDK CLI does, with the context in the environment, and lets the CLI validate the
 * assembly. Throws with the CLI's report for a failed rule or an error annotation; `folder` exists only on
 * success. The CLI doesn't run the app itself, because it would look up credentials and call AWS.
 */
async function synthesize(folder: string, changes: StageChanges): Promise<void> {
  const { context } = cdkJson.parse(JSON.parse(await readFile('cdk.json', 'utf8')));
  const { stage, stages } = context;
  const CDK_CONTEXT_JSON = JSON.stringify({
    ...context,
    stages: { ...stages, [stage]: { ...stages[stage], ...changes } },
    acceptPlaceholders: true,
    '@aws-cdk/core:failSynthOnValidationErrors': false,
  });
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  try {
    const env = {
      ...process.env,
      CDK_CONTEXT_JSON,
      CDK_OUTDIR: resolve(draft),
      FUNCTION_BUNDLES: await bundlesFile(),
    };
    await runCommand(process.execPath, ['infra/app.ts'], { env });
    const quiet = ['--quiet', '--no-notices', '--no-version-reporting'];
    await runCommand('node_modules/.bin/cdk', ['synth', ...quiet, '--app', draft]);
    // Another run may have put the same assembly there in the meantime, and use it.
    if (existsSync(join(folder, 'manifest.json'))) return;
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Removes all but the newest assemblies or bundles, which another run may still use. A draft belongs to the
 * run that writes it.
 */
async function prune(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !isDraft.test(name));
  const aged = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.at - a.at).slice(kept);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** Writes the contract's types if the schema or an operation has changed. */
export async function generateContract(progress: Progress): Promise<void> {
  const generate = () => runCommand(process.execPath, ['codegen.ts']).then(() => undefined);
  if (await whenChanged(`${stamps}/contract`, contract(), 'contract/types.ts', generate))
    progress('wrote the contract’s types');
}

/** Builds the site, and first the contract's types, if their inputs have changed. */
export async function buildSite(progress: Progress): Promise<void> {
  await generateContract(progress);
  const vite = resolve('web/node_modules/.bin/vite');
  // Always builds what visitors get, even under a test runner.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = () => runCommand(vite, ['build'], { cwd: 'web', env }).then(() => undefined);
  if (await whenChanged(`${stamps}/site`, ['contract', 'web', ...settings], 'web/dist/index.html', build))
    progress('built the site');
}

/**
 * Returns the folder of the cloud assembly for the current sources and the site as it was built last, and
 * synthesizes it if needed. Throws if the CDK CLI would reject it.
 */
export async function synthesizeAssembly(progress: Progress, changes: StageChanges = {}): Promise<string> {
  const inputs = ['contract', 'infra', 'functions', 'schema.graphql', 'cdk.json', 'web/dist', ...settings];
  const changed = Object.entries(changes).map(([name, value]) => `-${name}-${value}`);
  const folder = join(assemblies, (await hashOf(inputs)) + changed.join(''));
  if (!existsSync(join(folder, 'manifest.json'))) {
    await synthesize(folder, changes);
    await Promise.all([assemblies, bundles].map(prune));
    progress('synthesized the template');
  }
  return folder;
}

/** Builds the site and returns the folder of the cloud assembly. */
export async function buildAssembly(progress: Progress, changes: StageChanges = {}): Promise<string> {
  await buildSite(progress);
  return synthesizeAssembly(progress, changes);
}

/** Copies the assembly to `cdk.out`, where the tests of `infra` read the template. */
export async function buildCdkOut(progress: Progress): Promise<void> {
  const folder = await buildAssembly(progress);
  await rm('cdk.out', { recursive: true, force: true });
  await cp(folder, 'cdk.out', { recursive: true });
}

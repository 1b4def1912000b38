import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAX_BUNDLE_BYTES, MAX_IMPORT_MS } from '../../infra/platform/bundle-budget.ts';
import { type Bundle, bundleFunctions } from '../../infra/platform/bundle-functions.ts';
import type { Bench } from '../runner/bench.ts';
import { readShippedFunctions, type ShippedFunction } from './shipped-functions.ts';

const STARTS = 9;

/** Environment variables that Lambda sets. */
const LAMBDA_ENVIRONMENT = {
  AWS_REGION: 'us-east-1',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};

const IMPORT = `const start = performance.now();
await import(process.argv[1]);
process.stdout.write(String(performance.now() - start), () => process.exit());`;

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const isSdk = (file: string) => /node_modules\/@(aws-sdk|smithy|aws)\//.test(file);

/** Measures the size and the cold import of each deployed function bundle. */
export const bench: Bench = {
  name: 'bundles',
  help: `Measures the size of each deployed function, and its import in new processes.

  pnpm bench bundles            the functions of the last pnpm synth or npm start
  pnpm bench bundles FOLDER     those of another cloud assembly`,
  async run({ folder = findNewestAssembly() }) {
    if (folder === undefined || !existsSync(join(folder, 'manifest.json')))
      throw new Error(`No assembly found${folder ? ` in ${folder}` : ''}. Run pnpm synth first.`);
    const functions = readShippedFunctions(folder);
    if (functions.length === 0) throw new Error(`No function of ours found in ${folder}.`);
    const bundles = await bundleFunctions();
    const outdated: string[] = [];
    const rows = functions.flatMap((shipped) => {
      console.error(`  ${shipped.name}`);
      const size = measureSize(shipped, bundles.get(shipped.entry));
      if (!size.current) outdated.push(shipped.name);
      const times = measureImport(shipped);
      const median = times[STARTS >> 1] ?? Number.NaN;
      return [
        {
          metric: `${shipped.name}, bundle`,
          value: size.current ? `${kB(size.total)} (AWS SDK ${kB(size.sdk)})` : kB(size.total),
          budget: kB(MAX_BUNDLE_BYTES),
          ok: size.total <= MAX_BUNDLE_BYTES,
        },
        ...(size.data > 0 ? [{ metric: `${shipped.name}, data files`, value: kB(size.data) }] : []),
        {
          metric: `${shipped.name}, import`,
          value: `${Math.round(median)} ms median, ${Math.round(times[0] ?? Number.NaN)} ms best`,
          budget: `${MAX_IMPORT_MS} ms`,
          ok: median <= MAX_IMPORT_MS,
        },
      ];
    });
    const notes = [
      `${functions.length} functions of ${folder}; each import is measured in ${STARTS} new processes with a warm disk cache.`,
      ...(outdated.length > 0
        ? [
            `The code is newer than ${folder}, so the AWS SDK's share is unknown: ${outdated.join(', ')}. Run pnpm synth.`,
          ]
        : []),
    ];
    return { rows, notes };
  },
};

/** Returns the folder of the last `pnpm synth` or `npm start`, if any. */
function findNewestAssembly(): string | undefined {
  const manifests = globSync(['cdk.out/manifest.json', '.local/assemblies/*/manifest.json']);
  return manifests
    .map((file) => ({ folder: dirname(file), at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0]?.folder;
}

function measureSize({ folder }: ShippedFunction, bundle: Bundle | undefined) {
  const total = statSync(join(folder, 'index.mjs')).size;
  const files = readdirSync(folder).filter((name) => !name.startsWith('index.mjs'));
  const data = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const sdk = Object.entries(bundle?.output.inputs ?? {})
    .filter(([file]) => isSdk(file))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  return { total, data, sdk, current: bundle?.output.bytes === total };
}

/** Returns how many milliseconds the import takes in new processes, sorted. */
function measureImport({ folder, environment }: ShippedFunction): number[] {
  const url = pathToFileURL(resolve(folder, 'index.mjs')).href;
  const times = Array.from({ length: STARTS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT, url], {
        env: { ...LAMBDA_ENVIRONMENT, ...environment },
        encoding: 'utf8',
      }),
    ),
  );
  return times.sort((a, b) => a - b);
}

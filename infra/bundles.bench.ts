import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ShippedFunction, shippedFunctions } from './bench/shipped-functions.ts';
import { MAX_BUNDLE_BYTES, MAX_IMPORT_MS } from './house/bundle-budget.ts';
import { type Bundle, bundleFunctions } from './house/function-bundles.ts';

const STARTS = 9;

/** What Lambda itself sets. */
const LAMBDA = {
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

/** Every function's bundle as the assembly ships it: its weight and its import on a cold start. */
export const bench = {
  name: 'bundles',
  async run({ folder = newestAssembly() }: { folder?: string }) {
    if (folder === undefined || !existsSync(join(folder, 'manifest.json')))
      throw new Error(`There is no assembly${folder ? ` in ${folder}` : ''}: run pnpm synth first.`);
    const functions = shippedFunctions(folder);
    if (functions.length === 0) throw new Error(`There is no function of ours in ${folder}.`);
    const bundles = await bundleFunctions();
    const older: string[] = [];
    const rows = functions.flatMap((shipped) => {
      console.error(`  ${shipped.name}`);
      const weight = weigh(shipped, bundles.get(shipped.entry));
      if (!weight.current) older.push(shipped.name);
      const times = importTimes(shipped);
      const median = times[STARTS >> 1] ?? Number.NaN;
      return [
        {
          what: `${shipped.name}, bundle`,
          value: weight.current ? `${kB(weight.total)}, of it AWS SDK ${kB(weight.sdk)}` : kB(weight.total),
          budget: kB(MAX_BUNDLE_BYTES),
          ok: weight.total <= MAX_BUNDLE_BYTES,
        },
        ...(weight.data > 0
          ? [{ what: `${shipped.name}, data files beside it`, value: kB(weight.data) }]
          : []),
        {
          what: `${shipped.name}, import`,
          value: `${Math.round(median)} ms, at best ${Math.round(times[0] ?? Number.NaN)} ms`,
          budget: `${MAX_IMPORT_MS} ms`,
          ok: median <= MAX_IMPORT_MS,
        },
      ];
    });
    const notes = [
      `${functions.length} functions of ${folder}; imports are the median of ${STARTS} new processes, files in the disk cache.`,
      ...(older.length > 0
        ? [
            `The code is newer than ${folder}, so the SDK's share is not known: ${older.join(', ')}. Run pnpm synth.`,
          ]
        : []),
    ];
    return { rows, notes };
  },
};

/** What was synthesized last, by `pnpm synth` or by `npm start`; undefined where nothing was. */
function newestAssembly(): string | undefined {
  const manifests = globSync(['cdk.out/manifest.json', '.local/assemblies/*/manifest.json']);
  return manifests
    .map((file) => ({ folder: dirname(file), at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at)[0]?.folder;
}

function weigh({ folder }: ShippedFunction, bundle: Bundle | undefined) {
  const total = statSync(join(folder, 'index.mjs')).size;
  const files = readdirSync(folder).filter((name) => !name.startsWith('index.mjs'));
  const data = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const sdk = Object.entries(bundle?.output.inputs ?? {})
    .filter(([file]) => isSdk(file))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  return { total, data, sdk, current: bundle?.output.bytes === total };
}

/** The milliseconds from a new process's first line to the loaded handler, the shortest first. */
function importTimes({ folder, environment }: ShippedFunction): number[] {
  const url = pathToFileURL(resolve(folder, 'index.mjs')).href;
  const times = Array.from({ length: STARTS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT, url], {
        env: { ...LAMBDA, ...environment },
        encoding: 'utf8',
      }),
    ),
  );
  return times.sort((one, other) => one - other);
}

import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { checkBundles } from './bundle-budget.ts';
import { moduleName } from './bundle-functions.ts';
import { keptBundles } from './kept-bundles.ts';

/** Paths are relative to the repository's root. */
interface FunctionFiles {
  readonly entry: string;
  readonly files?: readonly string[];
  readonly threads?: readonly string[];
}

const bundles = await keptBundles(process.env['FUNCTION_BUNDLES']);
const faults = checkBundles(bundles);
if (faults.length > 0) throw new Error(faults.join('\n'));

/**
 * Returns a handler's bundle as Lambda code. It includes the AWS SDK, so the tested version is the one that runs. Data
 * files, `files` and `threads` are placed next to it, where `new URL('./name', import.meta.url)` finds them. CDK's
 * NodejsFunction would start a package manager for each function.
 */
export function createFunctionCode({ entry, files = [], threads = [] }: FunctionFiles): Code {
  return Code.fromAsset('functions', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      // Never run, but CDK uses it as the cache key of the bundle.
      command: [entry, ...files, ...threads],
      local: {
        tryBundle(outputDir) {
          for (const module of [entry, ...threads]) {
            const bundle = bundles.get(module);
            if (!bundle)
              throw new Error(
                `${module} was not bundled. A function's entry must exist and end in .handler.ts.`,
              );
            writeFileSync(join(outputDir, `${moduleName(module)}.mjs`), bundle.code);
            writeFileSync(join(outputDir, `${moduleName(module)}.mjs.map`), bundle.map);
            for (const file of bundle.dataFiles) copyFileSync(file, join(outputDir, basename(file)));
          }
          for (const file of files) copyFileSync(file, join(outputDir, basename(file)));
          return true;
        },
      },
    },
  });
}

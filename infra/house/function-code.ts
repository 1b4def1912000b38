import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFaults } from './bundle-budget.ts';
import { bundleFunctions, moduleName } from './function-bundles.ts';

/** The files a function is made of, from the repository's root. */
interface FunctionFiles {
  readonly entry: string;
  readonly data?: readonly string[];
  readonly threads?: readonly string[];
}

const bundles = await bundleFunctions();
const faults = bundleFaults(bundles);
if (faults.length > 0) throw new Error(faults.join('\n'));

/**
 * A handler's file with all it imports as one ES module, the AWS SDK included, so that what was tested is what
 * runs; `data` files and the modules of `threads` lie beside it, as `new URL('./name', import.meta.url)` finds them. In
 * process: CDK's own NodejsFunction starts a package manager for each function.
 */
export function bundleFunction({ entry, data = [], threads = [] }: FunctionFiles): Code {
  return Code.fromAsset('functions', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      // Never run: it tells CDK's cache of bundles one function from another.
      command: [entry, ...data, ...threads],
      local: {
        tryBundle(outputDir) {
          for (const module of [entry, ...threads]) {
            const bundle = bundles.get(module);
            if (!bundle) throw new Error(`There is no ${module}: a function's file ends in .handler.ts.`);
            writeFileSync(join(outputDir, `${moduleName(module)}.mjs`), bundle.code);
            writeFileSync(join(outputDir, `${moduleName(module)}.mjs.map`), bundle.map);
          }
          for (const file of data) copyFileSync(file, join(outputDir, basename(file)));
          return true;
        },
      },
    },
  });
}

import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';

/**
 * A handler's file with all it imports as one ES module, the AWS SDK included, so that what was tested is what
 * runs; `data` files lie beside it, as `new URL('./name', import.meta.url)` finds them. In process: CDK's own
 * NodejsFunction starts a package manager for each function.
 */
export function bundleFunction(entry: string, data: readonly string[] = []): Code {
  return Code.fromAsset('functions', {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      // Never run: it tells CDK's cache of bundles one function from another.
      command: [entry, ...data],
      local: {
        tryBundle(outputDir) {
          buildSync({ ...bundleOptions(entry), outfile: join(outputDir, 'index.mjs') });
          for (const file of data) copyFileSync(file, join(outputDir, basename(file)));
          return true;
        },
      },
    },
  });
}

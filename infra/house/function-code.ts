import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

const preact = './functions/node_modules/preact';

/**
 * A handler's file with all it imports as one ES module, the AWS SDK included, so that what was tested is what
 * runs; `data` files lie beside it, as `new URL('./name', import.meta.url)` finds them. In process: CDK's own NodejsFunction starts a package manager for each function.
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
          buildSync({
            entryPoints: [entry],
            outfile: join(outputDir, 'index.mjs'),
            bundle: true,
            minify: true,
            sourcemap: true,
            sourcesContent: false,
            format: 'esm',
            platform: 'node',
            target: 'node24',
            jsx: 'automatic',
            logLevel: 'warning',
            // Mail is written with React components and rendered by preact: a tenth of the weight.
            alias: {
              react: `${preact}/compat`,
              'react-dom/server': './functions/node_modules/preact-render-to-string',
            },
            define: { 'process.env.NODE_ENV': '"production"' },
            banner: {
              js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
            },
          });
          for (const file of data) copyFileSync(file, join(outputDir, basename(file)));
          return true;
        },
      },
    },
  });
}

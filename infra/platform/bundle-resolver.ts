import { buildSync } from 'esbuild';

/** AppSync's limit, in characters. */
const MAX_LENGTH = 32_768;

/**
 * Bundles a resolver and its imports into one module. It is neither minified nor compiled to an older target, because
 * AppSync's runtime rejects renamed imports and polyfilled syntax.
 */
export function bundleResolver(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    external: ['@aws-appsync/utils'],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  if (code.length > MAX_LENGTH)
    throw new Error(`${entry} is ${code.length} characters long; AppSync accepts ${MAX_LENGTH}.`);
  return code;
}

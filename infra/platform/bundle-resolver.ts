import { type BuildOptions, buildSync } from 'esbuild';

/** AppSync's limit, in characters. */
const MAX_LENGTH = 32_768;

/**
 * The build of these resolvers with their imports into one module each. It is neither minified nor compiled to an older
 * target, because AppSync's runtime rejects renamed imports and polyfilled syntax.
 */
export const resolverBuild = (entries: readonly string[]) =>
  ({
    entryPoints: entries.map((entry) => ({ in: entry, out: entry })),
    outdir: 'bundles',
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    external: ['@aws-appsync/utils'],
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** Returns a resolver's code for AppSync. */
export function bundleResolver(entry: string): string {
  const { outputFiles } = buildSync(resolverBuild([entry]));
  const code = outputFiles[0]?.text ?? '';
  if (code.length > MAX_LENGTH)
    throw new Error(`${entry} is ${code.length} characters long; AppSync accepts ${MAX_LENGTH}.`);
  return code;
}

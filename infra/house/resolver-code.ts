import { buildSync } from 'esbuild';

/** The most characters AppSync takes of a resolver's code. */
const LONGEST = 32_768;

/**
 * A resolver's file with all it imports as the one module AppSync wants: not minified, for today's language, since
 * its runtime accepts neither renamed imports nor what older targets put in place of newer syntax.
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
  if (code.length > LONGEST)
    throw new Error(`${entry} has ${code.length} characters; AppSync takes ${LONGEST}.`);
  return code;
}

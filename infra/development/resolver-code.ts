import { globSync } from 'node:fs';
import { resolverBuild } from '../platform/bundle-resolver.ts';
import type { CodeKind } from './code-kind.ts';
import { incrementalBuild } from './incremental-build.ts';
import { linkedEntries } from './linked-entries.ts';

/** The resolvers and pipeline steps of the API. */
export async function resolverCode(): Promise<CodeKind> {
  const entries = globSync('functions/**/*.{resolver,step}.ts', { exclude: ['**/node_modules'] });
  const { build: link, close } = await incrementalBuild(entries, resolverBuild);
  const build: CodeKind['build'] = async (some) => {
    const entryOf = linkedEntries(await link(some));
    return new Map(
      some.map((entry) => {
        const { code, modules } = entryOf(entry);
        return [entry, { outputs: new Map([['resolver.js', code]]), inputs: new Set(modules) }];
      }),
    );
  };
  return { entries, build, buildDeployed: () => build(entries), close };
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Template, template } from './template.ts';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      dependencies: z.array(z.string()).default([]),
      properties: z.object({ templateFile: z.string().optional(), file: z.string().optional() }).optional(),
    }),
  ),
});

const assetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string(), packaging: z.enum(['zip', 'file']) }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** A file, or with `zip` a folder whose zip file is the asset. */
export interface Asset {
  path: string;
  packaging: 'zip' | 'file';
}

export interface StackTemplate {
  stackName: string;
  template: Template;
}

/** The output of `cdk synth`. Assets are keyed by their object key in the asset bucket. */
export interface Assembly {
  /** In deployment order, the application last. */
  stacks: readonly StackTemplate[];
  assets: ReadonlyMap<string, Asset>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Reads the cloud assembly in `folder`. Throws when it is missing or has no stack. */
export async function readAssembly(folder: string): Promise<Assembly> {
  const { artifacts } = manifest.parse(await readJson(join(folder, 'manifest.json')));
  const stacks = await Promise.all(
    deploymentOrder(artifacts).map(async (stackName) => {
      const file = artifacts[stackName]?.properties?.templateFile ?? `${stackName}.template.json`;
      return { stackName, template: template.parse(await readJson(join(folder, file))) };
    }),
  );
  if (stacks.length === 0) throw new Error(`${folder} has no stack. Run cdk synth first.`);
  const assets = new Map<string, Asset>();
  for (const artifact of Object.values(artifacts)) {
    if (artifact.type !== 'cdk:asset-manifest' || !artifact.properties?.file) continue;
    const { files } = assetManifest.parse(await readJson(join(folder, artifact.properties.file)));
    for (const { source, destinations } of Object.values(files))
      for (const { objectKey } of Object.values(destinations))
        assets.set(objectKey, { path: resolve(folder, source.path), packaging: source.packaging });
  }
  return { stacks, assets };
}

/** The names of the stacks in the manifest's order, each after its dependencies. */
function deploymentOrder(artifacts: z.infer<typeof manifest>['artifacts']): string[] {
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    const artifact = artifacts[name];
    if (artifact?.type !== 'aws:cloudformation:stack' || ordered.has(name)) return;
    for (const other of artifact.dependencies) visit(other);
    ordered.add(name);
  };
  for (const name of Object.keys(artifacts)) visit(name);
  return [...ordered];
}

/**
 * Returns the name of the application's stack: the one whose name the names of its other stacks extend, or
 * else the last one.
 */
export function findApplication({ stacks }: Pick<Assembly, 'stacks'>): string {
  const names = stacks.map(({ stackName }) => stackName);
  const isExtended = (name: string) => names.some((other) => other.startsWith(`${name}-`));
  return names.find(isExtended) ?? names.at(-1) ?? '';
}

/**
 * Returns the assembly that is deployed when the stacks before `count` are new and all others still the earlier ones.
 */
export function mixAssemblies(next: Assembly, before: Assembly, count: number): Assembly {
  const updated = next.stacks.slice(0, count);
  const isUpdated = ({ stackName }: StackTemplate) => updated.some((one) => one.stackName === stackName);
  return {
    stacks: [...updated, ...before.stacks.filter((stack) => !isUpdated(stack))],
    assets: new Map([...before.assets, ...next.assets]),
  };
}

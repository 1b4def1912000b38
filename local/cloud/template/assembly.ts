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

/** A file or folder that a deployment would upload; `zip` means the folder at `path` would be zipped. */
export interface Asset {
  path: string;
  packaging: 'zip' | 'file';
}

/** A stack of an assembly. */
export interface StackTemplate {
  stackName: string;
  template: Template;
}

/** What `cdk synth` wrote: its stacks, and all their assets by the key they would have in the asset bucket. */
export interface Assembly {
  /** In the order they are deployed in: the application last, after the stacks that must exist before it. */
  stacks: readonly StackTemplate[];
  assets: ReadonlyMap<string, Asset>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Reads the cloud assembly in `folder`. Throws when it is not there or holds no stack. */
export async function readAssembly(folder: string): Promise<Assembly> {
  const { artifacts } = manifest.parse(await readJson(join(folder, 'manifest.json')));
  const stacks = await Promise.all(
    deploymentOrder(artifacts).map(async (stackName) => {
      const file = artifacts[stackName]?.properties?.templateFile ?? `${stackName}.template.json`;
      return { stackName, template: template.parse(await readJson(join(folder, file))) };
    }),
  );
  if (stacks.length === 0) throw new Error(`${folder} holds no stack. Synthesize a stage first.`);
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

/** The names of the stacks as the manifest lists them, each after those it depends on. */
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

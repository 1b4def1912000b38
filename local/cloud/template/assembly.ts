import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Template, template } from './template.ts';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
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

/** What `cdk synth` wrote: one stack's template, and its assets by the key they would have in the asset bucket. */
export interface Assembly {
  stackName: string;
  template: Template;
  assets: ReadonlyMap<string, Asset>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Reads the cloud assembly in `folder`. Throws when it is not there or does not hold exactly one stack. */
export async function readAssembly(folder: string): Promise<Assembly> {
  const { artifacts } = manifest.parse(await readJson(join(folder, 'manifest.json')));
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [stack, ...others] = stacks;
  if (!stack || others.length > 0)
    throw new Error(
      `${folder} holds ${stacks.length} stacks; a local run stands up exactly one. Synthesize one stage.`,
    );
  const [stackName, { properties }] = stack;
  const assets = new Map<string, Asset>();
  for (const artifact of Object.values(artifacts)) {
    if (artifact.type !== 'cdk:asset-manifest' || !artifact.properties?.file) continue;
    const { files } = assetManifest.parse(await readJson(join(folder, artifact.properties.file)));
    for (const { source, destinations } of Object.values(files))
      for (const { objectKey } of Object.values(destinations))
        assets.set(objectKey, { path: resolve(folder, source.path), packaging: source.packaging });
  }
  const templateFile = join(folder, properties?.templateFile ?? `${stackName}.template.json`);
  return { stackName, template: template.parse(await readJson(templateFile)), assets };
}

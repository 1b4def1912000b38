import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Resource = z.object({
  Type: z.string(),
  Properties: z
    .object({
      Code: z.object({ S3Key: z.string() }).optional().catch(undefined),
      Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});
const Template = z.object({ Resources: z.record(z.string(), Resource) });
const SourceMap = z.object({ sources: z.array(z.string()) });

/** A function as the assembly ships it. */
export interface ShippedFunction {
  /** Its name in the template without the hash: 'AlertsDeliver'. */
  readonly name: string;
  /** The folder with index.mjs and the data files beside it. */
  readonly folder: string;
  /** The handler's file, from the repository's root. */
  readonly entry: string;
  /** What the template sets; what only a deployment knows is a stand-in. */
  readonly environment: Readonly<Record<string, string>>;
}

const STAND_IN = 'https://stand.in.example/known-when-deployed';

/** Every function of a synthesized assembly whose code we bundle. */
export function shippedFunctions(assembly: string): ShippedFunction[] {
  return globSync(join(assembly, '*.template.json')).flatMap((file) => {
    const { Resources } = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(Resources).flatMap(([id, { Type, Properties }]) => {
      const folder = join(assembly, `asset.${Properties?.Code?.S3Key.replace(/\.zip$/, '')}`);
      if (Type !== 'AWS::Lambda::Function' || !existsSync(join(folder, 'index.mjs'))) return [];
      const variables = Object.entries(Properties?.Environment?.Variables ?? {});
      return {
        name: id.replace(/[0-9A-F]{8}$/, ''),
        folder,
        entry: entryOf(folder),
        environment: Object.fromEntries(
          variables.map(([name, value]) => [name, typeof value === 'string' ? value : STAND_IN]),
        ),
      };
    });
  });
}

/** The source map names the handler's file, which the template does not. */
function entryOf(folder: string): string {
  const { sources } = SourceMap.parse(JSON.parse(readFileSync(join(folder, 'index.mjs.map'), 'utf8')));
  const entry = sources.find((source) => source.endsWith('.handler.ts'));
  if (entry === undefined) throw new Error(`${folder}/index.mjs is made of no handler's file.`);
  return entry.slice(entry.indexOf('functions/'));
}

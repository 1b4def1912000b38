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

export interface ShippedFunction {
  /** The logical id without its hash, such as 'AlertsDeliver'. */
  readonly name: string;
  /** Contains index.mjs and data files. */
  readonly folder: string;
  /** The path of the handler from the repository's root. */
  readonly entry: string;
  /** Values that only a deployment knows are replaced by a URL. */
  readonly environment: Readonly<Record<string, string>>;
}

const UNKNOWN_UNTIL_DEPLOYED = 'https://unknown.example/';

/** Returns our functions in a synthesized assembly. */
export function readShippedFunctions(assembly: string): ShippedFunction[] {
  return globSync(join(assembly, '*.template.json')).flatMap((file) => {
    const { Resources } = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(Resources).flatMap(([id, { Type, Properties }]) => {
      const folder = join(assembly, `asset.${Properties?.Code?.S3Key.replace(/\.zip$/, '')}`);
      if (Type !== 'AWS::Lambda::Function' || !existsSync(join(folder, 'index.mjs'))) return [];
      const variables = Object.entries(Properties?.Environment?.Variables ?? {});
      return {
        name: id.replace(/[0-9A-F]{8}$/, ''),
        folder,
        entry: readEntry(folder),
        environment: Object.fromEntries(
          variables.map(([name, value]) => [
            name,
            typeof value === 'string' ? value : UNKNOWN_UNTIL_DEPLOYED,
          ]),
        ),
      };
    });
  });
}

/** The source map names the handler, which the template does not. */
function readEntry(folder: string): string {
  const { sources } = SourceMap.parse(JSON.parse(readFileSync(join(folder, 'index.mjs.map'), 'utf8')));
  const entry = sources.find((source) => source.endsWith('.handler.ts'));
  if (entry === undefined) throw new Error(`${folder}/index.mjs contains no handler.`);
  return entry.slice(entry.indexOf('functions/'));
}

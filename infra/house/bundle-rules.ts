import { isBuiltin } from 'node:module';
import { bundleBudget } from './bundle-budget.ts';
import type { Bundle } from './function-bundles.ts';
import { ASKING } from './left-out.ts';

/** What Zod's way to JSON Schema weighs at least where it is more than a stub, in bytes. */
const JSON_SCHEMA_WEIGHT = 1_000;

const hasJsonSchema = ({ made }: Bundle): boolean =>
  Object.entries(made.inputs).some(
    ([file, { bytesInOutput }]) => file.endsWith('/to-json-schema.js') && bytesInOutput > JSON_SCHEMA_WEIGHT,
  );

function brokenRules(entry: string, bundle: Bundle): string[] {
  const broken: string[] = [];
  const { code, made } = bundle;
  const budget = bundleBudget(entry);
  if (code.byteLength > budget)
    broken.push(`${entry}: the bundle weighs ${code.byteLength} bytes, and may weigh ${budget}.`);
  for (const { kind, path } of made.imports)
    if (kind !== 'dynamic-import' && !isBuiltin(path))
      broken.push(`${entry}: the bundle imports ${path}, which is not in it.`);
  if (ASKING in made.inputs && !hasJsonSchema(bundle))
    broken.push(`${entry}: the bundle asks a model and has no way to JSON Schema.`);
  if (!(ASKING in made.inputs) && hasJsonSchema(bundle))
    broken.push(`${entry}: the bundle asks no model and has Zod's way to JSON Schema.`);
  return broken;
}

/** Returns a sentence for each rule that a function's bundle breaks. See docs/decisions/0026-light-bundles.md. */
export const bundleFaults = (bundles: ReadonlyMap<string, Bundle>): string[] =>
  [...bundles]
    .filter(([entry]) => entry.endsWith('.handler.ts'))
    .flatMap(([entry, bundle]) => brokenRules(entry, bundle));

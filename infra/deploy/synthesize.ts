import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContext } from './cdk-json.ts';
import { runStep } from './run-program.ts';

/**
 * Synthesizes a stage into a folder to be looked at, and returns the folder. What is deployed, the CDK CLI synthesizes
 * itself; this one may hold placeholders.
 */
export async function synthesize(stage: string): Promise<string> {
  const folder = resolve('.local/preflight', stage);
  rmSync(folder, { recursive: true, force: true });
  const context = { ...readContext(), stage, acceptPlaceholders: true };
  const env = { CDK_CONTEXT_JSON: JSON.stringify(context), CDK_OUTDIR: folder };
  await runStep(process.execPath, ['infra/app.mjs'], { env });
  return folder;
}

import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContext } from './cdk-json.ts';
import { runStep } from './run-program.ts';

/** Generates the contract's types and builds the site, which every synth requires. */
export async function buildSite(): Promise<void> {
  console.error('building the site …');
  await runStep(process.execPath, ['codegen.ts']);
  const env = { NODE_ENV: 'production' };
  await runStep(resolve('web/node_modules/.bin/vite'), ['build'], { cwd: 'web', env });
}

/**
 * Synthesizes a stage for inspection, not for deployment: it may contain placeholders. Returns the assembly's folder.
 */
export async function synthesizeStage(stage: string): Promise<string> {
  console.error('synthesizing the template …');
  const folder = resolve('.local/preflight', stage);
  rmSync(folder, { recursive: true, force: true });
  const context = { ...readContext(), stage, acceptPlaceholders: true };
  const env = { CDK_CONTEXT_JSON: JSON.stringify(context), CDK_OUTDIR: folder };
  await runStep(process.execPath, ['infra/app.mjs'], { env });
  return folder;
}

import { resolve } from 'node:path';
import { runStep } from './run-program.ts';

/** Writes the contract's types and builds the site, as every synth needs them. `begin` is told of each step. */
export async function buildSite(begin: (work: string) => void): Promise<void> {
  begin('building the site');
  await runStep(process.execPath, ['codegen.ts']);
  const env = { NODE_ENV: 'production' };
  await runStep(resolve('web/node_modules/.bin/vite'), ['build'], { cwd: 'web', env });
}

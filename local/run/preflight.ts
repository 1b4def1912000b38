/** `npm run preflight`: checks the account of a stage, or the local product with --local. */
import { buildAssembly } from './build.ts';
import { findLocalProduct } from './local-product.ts';
import { runShared } from './run-shared.ts';
import { readSettings, stageChanges } from './settings.ts';

const LOCAL = '--local';
const PROGRAM = 'infra/preflight/preflight.ts';

process.on('disconnect', () => process.exit(130));

const args = process.argv.slice(2);
if (!args.includes(LOCAL)) process.exit(await runShared(PROGRAM, args, process.env));

const product = await findLocalProduct(process.env);
if (!product) {
  console.error('No product is running on this machine. Start it with npm start, and try again.');
  process.exit(1);
}
// Uses the running product's rate, so its template is already synthesized.
const changes = stageChanges(readSettings([], process.env));
const assembly = await buildAssembly((line) => console.error(line), changes);
const others = args.filter((arg) => arg !== LOCAL);
const options = ['--stage', 'dev', '--assembly', assembly, ...others];
process.exit(await runShared(PROGRAM, options, { ...process.env, ...product }));

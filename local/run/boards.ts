/** `npm run boards`: manages the registry of the local product, or of a deployed stage with --stage. */
import { findLocalProduct } from './local-product.ts';
import { runShared } from './run-shared.ts';

process.on('disconnect', () => process.exit(130));

const { env } = process;
const args = process.argv.slice(2);

if (args.some((arg) => /^--stage(=|$)/.test(arg))) {
  process.exit(await runShared('infra/deploy/boards.ts', args, env));
}
const isNamed = env['TABLE_NAME'] !== undefined;
const product = isNamed ? {} : await findLocalProduct(env);
process.exit(await runShared('functions/ingestion/registry/boards.ts', args, { ...env, ...product }));

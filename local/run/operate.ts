/** `npm run redrive`, `backup` and `restore`: operate the local product, or a deployed stage with --stage. */
import { findLocalProduct } from './local-product.ts';
import { runShared } from './run-shared.ts';

process.on('disconnect', () => process.exit(130));

const [program = '', ...args] = process.argv.slice(2);
// Verifying a backup needs no product.
if (args.some((arg) => /^--(stage(=|$)|verify$)/.test(arg)))
  process.exit(await runShared(program, args, process.env));

const product = await findLocalProduct(process.env);
if (!product) {
  console.error(
    'No product is running on this machine. Start it with npm start, or name a stage: --stage prod.',
  );
  process.exit(1);
}
process.exit(await runShared(program, ['--stage', 'dev', ...args], { ...process.env, ...product }));

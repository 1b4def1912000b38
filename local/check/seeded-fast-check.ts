// Jest gives tests this module as 'fast-check', so it can name the library only by its path.
import fc from '../../node_modules/fast-check/lib/fast-check.js';

/** Fixed, so that only a change to the code changes what a property test finds. `pnpm nightly` draws random ones. */
const { PROPERTY_SEED = '20260101' } = process.env;

fc.configureGlobal({
  seed: Number.parseInt(PROPERTY_SEED, 10),
  // Shorter than Jest's limit, so that a failure that takes long to shrink is reported with its counterexample.
  interruptAfterTimeLimit: 200_000,
  markInterruptAsFailure: true,
});

// biome-ignore lint/performance: it replaces the whole library.
export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;

import * as fc from 'fast-check';

/** Fixed, so that only a change to the code changes what a property test finds. `pnpm nightly` draws random ones. */
const { PROPERTY_SEED = '20260101' } = process.env;

fc.configureGlobal({
  seed: Number.parseInt(PROPERTY_SEED, 10),
  // Shorter than Jest's limit, so that a failure that takes long to shrink is reported with its counterexample.
  interruptAfterTimeLimit: 200_000,
  markInterruptAsFailure: true,
});

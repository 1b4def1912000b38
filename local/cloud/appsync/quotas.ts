import { FieldError, mappingError } from './field-error.ts';

/** AppSync's quotas: https://docs.aws.amazon.com/general/latest/gr/appsync.html#limits_appsync */
const MAX_EVALUATED_BYTES = 5 * 1024 * 1024;

export const EXECUTION_MS = 30_000;

/** Throws if a handler's result is larger than AppSync evaluates (aws-mobile-appsync-sdk-js #124). */
export function assertEvaluatedSize(value: unknown): void {
  const size = Buffer.byteLength(JSON.stringify(value) ?? '');
  if (size > MAX_EVALUATED_BYTES) throw mappingError('Transformation too large');
}

export interface Deadline {
  /** Resolves with a field's value, or throws a FieldError after the time limit (amplify-cli #8192). */
  enforce<T>(value: Promise<T>): Promise<T>;
  clear(): void;
}

const TIMEOUT = Symbol('timeout');

export function startDeadline(ms: number): Deadline {
  const { promise, resolve } = Promise.withResolvers<typeof TIMEOUT>();
  const timer = setTimeout(resolve, ms, TIMEOUT);
  return {
    async enforce(value) {
      const outcome = await Promise.race([value, promise]);
      if (outcome === TIMEOUT) throw new FieldError('Execution timed out.', 'ExecutionTimeout');
      return outcome;
    },
    clear: () => clearTimeout(timer),
  };
}

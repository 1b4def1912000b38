import { FieldFault, mappingFault } from './faults.ts';

/** AppSync's quotas: https://docs.aws.amazon.com/general/latest/gr/appsync.html#limits_appsync */
const EVALUATED_BYTES = 5 * 1024 * 1024;

/** How long a request may take, in milliseconds. */
export const EXECUTION_MS = 30_000;

/** Throws for what a handler returned if it is larger than AppSync evaluates (aws-mobile-appsync-sdk-js #124). */
export function demandSize(value: unknown): void {
  const size = Buffer.byteLength(JSON.stringify(value) ?? '');
  if (size > EVALUATED_BYTES) throw mappingFault('Transformation too large');
}

/** The time that is given to one request. */
export interface Deadline {
  /** Gives a field's value, or throws its fault once the time is up (amplify-cli #8192). */
  inTime<T>(value: Promise<T>): Promise<T>;
  clear(): void;
}

const LATE = Symbol('late');

/** Starts the time of a request. */
export function startDeadline(ms: number): Deadline {
  const { promise, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, ms, LATE);
  return {
    async inTime(value) {
      const first = await Promise.race([value, promise]);
      if (first === LATE) throw new FieldFault('Execution timed out.', 'ExecutionTimeout');
      return first;
    },
    clear: () => clearTimeout(timer),
  };
}

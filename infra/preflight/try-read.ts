import { explainAwsError } from '../deploy/aws-error.ts';
import type { Reading } from './snapshot.ts';

/** Makes a read-only call. Returns an error as the reason why the value is unknown. */
export async function tryRead<T>(call: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    return { unknown: explainAwsError(error) };
  }
}

/** Returns undefined if the call throws an error with this name, such as a service's not-found error. */
export async function undefinedOnError<T>(name: string, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  }
}

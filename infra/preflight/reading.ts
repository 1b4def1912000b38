import { explainAwsFailure } from '../deploy/aws-failure.ts';
import type { Reading } from './snapshot.ts';

/** Makes a read-only call; what goes wrong is what is unknown. */
export async function reading<T>(call: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    return { unknown: explainAwsFailure(error) };
  }
}

/** Returns undefined instead of an error with this name, by which a service says that something does not exist. */
export async function unlessNamed<T>(name: string, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  }
}

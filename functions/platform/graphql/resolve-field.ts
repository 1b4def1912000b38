import { embeddedCount } from '../embedded-count.ts';
import { type FaultCode, toFault } from '../fault.ts';
import { log } from '../log.ts';

/** The response of a field's function, which invoke.step.ts turns into a value or a GraphQL error. */
export type FieldResult =
  | { readonly value: unknown }
  | { readonly fault: { code: FaultCode; message: string } };

/**
 * Runs a field's work and returns a `Fault` as data. Internal and Unavailable faults are logged with their
 * cause, and counted.
 */
export async function resolveField(work: () => Promise<unknown>): Promise<FieldResult> {
  try {
    return { value: await work() };
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'Internal' || fault.code === 'Unavailable')
      log.error('field failed', { ...embeddedCount('Faults', 1), error: error as Error });
    return { fault: { code: fault.code, message: fault.message } };
  }
}

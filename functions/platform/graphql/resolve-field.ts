import { type FaultCode, toFault } from '../fault.ts';
import { log } from '../log.ts';

/** What functions/platform/graphql/invoke.step.ts makes a GraphQL answer or error of. */
export type FieldResult =
  | { readonly value: unknown }
  | { readonly fault: { code: FaultCode; message: string } };

/** Runs a field's work; an expected refusal becomes data, and the log keeps the cause of what was not expected. */
export async function resolveField(work: () => Promise<unknown>): Promise<FieldResult> {
  try {
    return { value: await work() };
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'Internal' || fault.code === 'Unavailable') log.error('field failed', error as Error);
    return { fault: { code: fault.code, message: fault.message } };
  }
}

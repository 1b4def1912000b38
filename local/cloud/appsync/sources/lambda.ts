import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import type { DataSource } from '../definition.ts';
import { mappingFault } from '../faults.ts';
import { readRequest } from './request.ts';
import type { SourceOutcome } from './source-outcome.ts';

const schema = z.strictObject({
  version: z.string().optional(),
  operation: z.enum(['Invoke', 'BatchInvoke']),
  invocationType: z.enum(['RequestResponse', 'Event']).nullish(),
  payload: z.unknown().optional(),
});

/** What Lambda itself answers instead of running the function: "Lambda:TooManyRequestsException", for example. */
function refusal(error: unknown): { refused: { message: string; type: string } } {
  if (error instanceof AwsError) return { refused: { message: error.message, type: `Lambda:${error.code}` } };
  throw error;
}

/** The AWS_LAMBDA data source: the return value, null for an Event, and "Lambda:Unhandled" for whatever was thrown. */
export async function invokeLambda(
  source: Extract<DataSource, { type: 'AWS_LAMBDA' }>,
  request: unknown,
): Promise<SourceOutcome> {
  const { operation, invocationType, payload } = readRequest(schema, request);
  if (operation === 'BatchInvoke') {
    throw mappingFault('The local runtime does not batch: use the operation Invoke.');
  }
  const outcome = await source.invoke(payload ?? null, invocationType ?? 'RequestResponse').catch(refusal);
  if ('refused' in outcome) return { result: null, error: outcome.refused };
  if ('error' in outcome) {
    return { result: null, error: { message: outcome.error.errorMessage, type: 'Lambda:Unhandled' } };
  }
  return { result: invocationType === 'Event' ? null : (outcome.payload ?? null), error: null };
}

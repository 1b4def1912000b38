import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import type { DataSource } from '../definition.ts';
import { mappingError } from '../field-error.ts';
import { parseRequest } from './parse-request.ts';
import type { SourceOutcome } from './source-outcome.ts';

const schema = z.strictObject({
  version: z.string().optional(),
  operation: z.enum(['Invoke', 'BatchInvoke']),
  invocationType: z.enum(['RequestResponse', 'Event']).nullish(),
  payload: z.unknown().optional(),
});

/** Errors of Lambda itself, such as "Lambda:TooManyRequestsException". */
function refusal(error: unknown): { refused: { message: string; type: string } } {
  if (error instanceof AwsError) return { refused: { message: error.message, type: `Lambda:${error.code}` } };
  throw error;
}

/**
 * The AWS_LAMBDA data source. The result of an Event is null; an error thrown by the function is "Lambda:Unhandled".
 */
export async function invokeLambda(
  source: Extract<DataSource, { type: 'AWS_LAMBDA' }>,
  request: unknown,
): Promise<SourceOutcome> {
  const { operation, invocationType, payload } = parseRequest(schema, request);
  if (operation === 'BatchInvoke') {
    throw mappingError('The emulator does not support BatchInvoke. Use the operation Invoke.');
  }
  const outcome = await source.invoke(payload ?? null, invocationType ?? 'RequestResponse').catch(refusal);
  if ('refused' in outcome) return { result: null, error: outcome.refused };
  if ('error' in outcome) {
    return { result: null, error: { message: outcome.error.errorMessage, type: 'Lambda:Unhandled' } };
  }
  return { result: invocationType === 'Event' ? null : (outcome.payload ?? null), error: null };
}

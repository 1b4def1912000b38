import { z } from 'zod';
import type { AwsResponse } from '../../gateway/service.ts';

/**
 * DynamoDB's own words for errors that DynamoDB Local words differently. Sources: recordings by
 * localstack/localstack at 8b9a79f0 (Apache-2.0), and
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html
 */
const MESSAGES: readonly (readonly [local: RegExp, aws: string])[] = [
  [/^Cannot do operations on a non-existent table$/, 'Requested resource not found'],
  [
    /^DynamoDB only supports precision up to 38 digits$/,
    'Attempting to store more than 38 significant digits in a Number',
  ],
  [
    /^A value provided cannot be converted into a number$/,
    'The parameter cannot be converted to a numeric value',
  ],
  [
    /^(One or more parameter values were invalid: Type mismatch for key.*|The number of conditions on the keys is invalid)$/,
    'The provided key element does not match the schema',
  ],
];

const upstreamError = z.looseObject({
  message: z.string().optional(),
  Message: z.string().optional(),
});

/** Returns a response with its error, if it is one, in DynamoDB's words. */
export function inAwsWords(response: AwsResponse): AwsResponse {
  if (response.status !== 400) return response;
  const { message, Message, ...others } = upstreamError.parse(JSON.parse(response.body.toString()));
  const text = message ?? Message ?? '';
  const own = MESSAGES.find(([local]) => local.test(text))?.[1] ?? text;
  return { ...response, body: JSON.stringify({ ...others, message: own }) };
}

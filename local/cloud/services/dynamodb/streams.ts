import { z } from 'zod';
import type { AwsRequest, AwsResponse } from '../../gateway/service.ts';
import type { ExpiredKeys } from './expired-keys.ts';

export const STREAM_OPERATIONS: ReadonlySet<string> = new Set([
  'DescribeStream',
  'GetRecords',
  'GetShardIterator',
  'ListStreams',
]);

export const streamCall = z.object({
  StreamArn: z.string().optional(),
  ShardIterator: z.string().optional(),
});

/** Replaces the region that DynamoDB Local writes into ARNs. */
export const restoreRegion = (text: string) =>
  text.replaceAll('arn:aws:dynamodb:ddblocal:', 'arn:aws:dynamodb:us-east-1:');

/** The body with stream ARNs and iterators in the only region that DynamoDB Local knows. */
export const withLocalRegion = ({ body }: AwsRequest): string =>
  body.toString().replaceAll('arn:aws:dynamodb:us-east-1:', 'arn:aws:dynamodb:ddblocal:');

/** The response as AWS writes it: with its region, and with expired items removed by the service. */
export function asStreamResponse(response: AwsResponse, expired: ExpiredKeys): AwsResponse {
  const body = restoreRegion(response.body.toString()).replaceAll(
    '"awsRegion":"ddblocal"',
    '"awsRegion":"us-east-1"',
  );
  return { ...response, body: expired.markRemovals(body) };
}

import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';

/** ctx.error of a failed call, with the type `DynamoDB:<code>` and the message's form in the developer guide. */
export function toSourceError(error: unknown): NonNullable<SourceOutcome['error']> {
  if (error instanceof DynamoDBServiceException) {
    const { name, message, $metadata } = error;
    const details = `Service: AmazonDynamoDBv2; Status Code: ${$metadata.httpStatusCode ?? 400}; Error Code: ${name}; Request ID: ${$metadata.requestId ?? ''}`;
    return { type: `DynamoDB:${name}`, message: `${message} (${details})` };
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { type: `DynamoDB:${name}`, message };
}

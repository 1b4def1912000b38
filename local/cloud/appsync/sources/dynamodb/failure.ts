import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';

/** ctx.error for a failed call: type `DynamoDB:<code>`, message in the form the developer guide shows. */
export function failure(error: unknown): NonNullable<SourceOutcome['error']> {
  if (error instanceof DynamoDBServiceException) {
    const { name, message, $metadata } = error;
    const details = `Service: AmazonDynamoDBv2; Status Code: ${$metadata.httpStatusCode ?? 400}; Error Code: ${name}; Request ID: ${$metadata.requestId ?? ''}`;
    return { type: `DynamoDB:${name}`, message: `${message} (${details})` };
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { type: `DynamoDB:${name}`, message };
}

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Returns the output of a conditional write, or undefined if its condition failed. Other errors are thrown. */
export async function ignoreConditionFailure<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

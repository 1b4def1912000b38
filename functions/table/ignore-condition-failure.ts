import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** What a conditional write gives; undefined where its condition does not hold. Whatever else goes wrong is thrown. */
export async function ignoreConditionFailure<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

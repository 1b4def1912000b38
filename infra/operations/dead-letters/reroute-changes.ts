import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { DeadLetter, Redeliver } from './dead-letter.ts';
import { parseBody } from './parse-body.ts';
import { FailedBatch, readChanges, TrimmedError, toLambdaRecord } from './stream-changes.ts';

export interface RerouteDeps {
  readonly streams: DynamoDBStreamsClient;
  readonly lambda: LambdaClient;
  /** The function that reads the table's stream. */
  readonly functionName: string;
}

/**
 * Redelivers failed batches of the table's stream: reads their changes from the stream again, and invokes the
 * router with one change at a time.
 */
export const rerouteChanges =
  (deps: RerouteDeps): Redeliver =>
  async (messages) => {
    const errors = new Map<string, string | undefined>();
    for (const message of messages) errors.set(message.id, await reroute(deps, message));
    return errors;
  };

async function reroute(deps: RerouteDeps, { body }: DeadLetter): Promise<string | undefined> {
  const batch = FailedBatch.safeParse(parseBody(body));
  if (!batch.success) return 'SQS refused this change because of its content, and always will. Discard it.';
  try {
    for await (const record of readChanges(deps.streams, batch.data))
      await invokeRouter(deps, toLambdaRecord(record));
    return undefined;
  } catch (error) {
    if (error instanceof TrimmedError)
      return `${error.message}. The sweep has recovered what it could. Discard it.`;
    return error instanceof Error ? error.message : String(error);
  }
}

async function invokeRouter({ lambda, functionName }: RerouteDeps, record: object): Promise<void> {
  const Payload = JSON.stringify({ Records: [record] });
  const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName: functionName, Payload }));
  if (FunctionError)
    throw new Error(
      `${functionName} still fails. Fix the error in its log and replay again. Nothing is lost.`,
    );
}

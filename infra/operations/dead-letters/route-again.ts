import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { Letter, WayBack } from './letter.ts';
import { asEventRecord, changesOf, GivenUp, TooOld } from './stream-changes.ts';

/** What routing given-up changes again needs. */
export interface Router {
  readonly streams: DynamoDBStreamsClient;
  readonly lambda: LambdaClient;
  /** The function that reads the table's stream. */
  readonly functionName: string;
}

/**
 * Reads what the stream's reader gave up from the stream again and hands it to the reader, one change at a time, so that
 * one that fails again does not stop the others.
 */
export const routeAgain =
  (router: Router): WayBack =>
  async (letters) => {
    const outcomes = new Map<string, string | undefined>();
    for (const letter of letters) outcomes.set(letter.id, await problemOf(router, letter));
    return outcomes;
  };

async function problemOf(router: Router, { body }: Letter): Promise<string | undefined> {
  const batch = GivenUp.safeParse(jsonOf(body));
  if (!batch.success) return 'SQS refused this change for what it contains and always will. Discard it.';
  try {
    for await (const record of changesOf(router.streams, batch.data))
      await route(router, asEventRecord(record));
    return undefined;
  } catch (error) {
    if (error instanceof TooOld)
      return `${error.message}. The sweep has made good what it could: discard it.`;
    return error instanceof Error ? error.message : String(error);
  }
}

async function route({ lambda, functionName }: Router, record: object): Promise<void> {
  const Payload = JSON.stringify({ Records: [record] });
  const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName: functionName, Payload }));
  if (FunctionError)
    throw new Error(`${functionName} still fails. Fix what its log says and replay again; nothing is lost.`);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

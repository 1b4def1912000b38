import { createServer } from 'node:http';
import { type DynamoDbLocal, startDynamoDbLocal } from './dynamodb-local-process.ts';

/** Names the address that starts the shared DynamoDB Local at the first request and answers with its URL. */
const STARTER = 'DYNAMODB_LOCAL_STARTER';

/** Returns the DynamoDB Local that the test files of a Jest run share, or nothing outside of Jest. Others stop it. */
export async function sharedDynamoDbLocal(): Promise<DynamoDbLocal | undefined> {
  const starter = process.env[STARTER];
  if (starter === undefined) return undefined;
  const response = await fetch(starter);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return { url: text, stop: async () => {} };
}

/**
 * Jest's global setup. All test files of a run share one DynamoDB Local, because Java takes about 3 s to start; a run
 * that needs none starts none. It ends with the process that runs Jest.
 */
export default async function shareDynamoDbLocal(): Promise<void> {
  if (process.env[STARTER] !== undefined) return;
  let started: Promise<DynamoDbLocal> | undefined;
  const starter = createServer(async (_, response) => {
    started ??= startDynamoDbLocal();
    await started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  }).unref();
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  process.env[STARTER] = `http://127.0.0.1:${address.port}`;
  // A signal would end this process without its exit handlers, and leave Java behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

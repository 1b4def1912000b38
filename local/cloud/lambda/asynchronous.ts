import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FunctionDefinition } from './function-definition.ts';
import type { InvokeOutcome } from './invoker.ts';

/** Puts a message with string attributes on the queue or topic with this ARN, as a function's role may. */
export type SendFailure = (
  functionName: string,
  targetArn: string,
  body: string,
  attributes?: Readonly<Record<string, string>>,
) => Promise<void>;

/** What an asynchronous invocation is carried out with. */
export interface AsynchronousOptions {
  run(requestId: string): Promise<InvokeOutcome>;
  send: SendFailure;
  /** Before the first retry, before the second ...; the last one goes on. On AWS: one and two minutes. */
  retryDelaysMs: readonly number[];
  /** Aborted when the run ends: what has not succeeded by then is let go. */
  signal: AbortSignal;
}

/** The record a destination gets, as "Capturing records of Lambda asynchronous invocations" of AWS's manual gives it. */
const destinationRecord = (
  { arn }: FunctionDefinition,
  requestId: string,
  attempts: number,
  payload: unknown,
  outcome: InvokeOutcome,
) => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: {
    requestId,
    functionArn: `${arn}:$LATEST`,
    condition: 'error' in outcome ? 'RetriesExhausted' : 'Success',
    approximateInvokeCount: attempts,
  },
  requestPayload: payload,
  responseContext: {
    statusCode: 200,
    executedVersion: '$LATEST',
    ...('error' in outcome ? { functionError: 'Unhandled' } : {}),
  },
  responsePayload: 'error' in outcome ? outcome.error : outcome.payload,
});

/**
 * Carries an asynchronous invocation to its end: the run, its retries with the same request id, then the function's
 * destinations and its dead-letter queue.
 */
export async function runAsynchronously(
  definition: FunctionDefinition,
  payload: unknown,
  { run, send, retryDelaysMs, signal }: AsynchronousOptions,
): Promise<void> {
  const { name, asyncRetries, deadLetterArn, onFailureArn, onSuccessArn } = definition;
  const requestId = randomUUID();
  let outcome = await run(requestId);
  let attempts = 1;
  for (; 'error' in outcome && attempts <= asyncRetries; attempts += 1) {
    const delay = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0;
    const waited = await wait(delay, true, { signal }).catch(() => false);
    if (!waited) return;
    outcome = await run(requestId);
  }
  if (signal.aborted) return;
  const record = () => JSON.stringify(destinationRecord(definition, requestId, attempts, payload, outcome));
  if (!('error' in outcome)) return onSuccessArn ? send(name, onSuccessArn, record()) : undefined;
  if (onFailureArn) await send(name, onFailureArn, record());
  if (deadLetterArn)
    await send(name, deadLetterArn, JSON.stringify(payload), {
      RequestID: requestId,
      ErrorCode: '200',
      ErrorMessage: outcome.error.errorMessage.slice(0, 1024),
    });
}

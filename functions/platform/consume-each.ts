import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { sendToDeadLetters } from './dead-letter.ts';
import { startDeadline } from './deadline.ts';
import { embeddedCount } from './embedded-count.ts';
import { log } from './log.ts';
import { parseJson } from './parse-json.ts';

/** The part of Lambda's context that says how much time is left. */
export type RunningContext = Pick<Context, 'getRemainingTimeInMillis'>;

interface Unreadable {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** A schema of zod or of zod/mini. */
interface Schema<Message> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Message }
    | { readonly success: false; readonly error: Unreadable };
}

/** Left for reporting what did not finish, in milliseconds. */
const RESERVED_MS = 1_000;

/**
 * Runs `consume` for every message of a batch concurrently and reports only those that failed or did not
 * finish before the function's timeout, so that one bad or heavy message neither repeats nor loses the
 * others. A message that keeps failing ends up in the dead-letter queue; one that isn't as in `schema` goes
 * there at once, because it would fail each time and make its FIFO group wait.
 */
export async function consumeEach<Message>(
  event: SQSEvent,
  context: RunningContext,
  schema: Schema<Message>,
  consume: (message: Message, record: SQSRecord) => Promise<void>,
  onUnreadable: (record: SQSRecord) => Promise<void> = sendToDeadLetters,
): Promise<SQSBatchResponse> {
  const work = async (record: SQSRecord) => {
    const message = schema.safeParse(parseJson(record.body));
    if (message.success) return consume(message.data, record);
    log.error('message is unreadable', { sqsMessageId: record.messageId, paths: pathsOf(message.error) });
    return onUnreadable(record);
  };
  const deadline = startDeadline(Math.max(0, context.getRemainingTimeInMillis() - RESERVED_MS));
  const outcomes = await Promise.allSettled(
    event.Records.map((record) => deadline.limit(() => work(record))),
  );
  deadline.lift();
  const batchItemFailures = event.Records.flatMap((record, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return [];
    const attempts = Number(record.attributes.ApproximateReceiveCount);
    log.warn('message will be retried', {
      ...embeddedCount('Attempts', attempts),
      sqsMessageId: record.messageId,
      error: outcome.reason as Error,
    });
    return [{ itemIdentifier: record.messageId }];
  });
  return { batchItemFailures };
}

/** Where a message differs from its schema, without its values. */
const pathsOf = ({ issues }: Unreadable): string[] => issues.map(({ path }) => path.map(String).join('.'));

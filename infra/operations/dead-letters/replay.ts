import type { DeadLetter, QueueClient, Redeliver } from './dead-letter.ts';

/** SQS may return nothing although the queue has messages, so an empty result counts from the second time on. */
const MAX_EMPTY_RECEIVES = 2;

export interface ReplayOptions {
  readonly url: string;
  readonly redeliver: Redeliver;
  /** The maximum number of messages, so that messages that fail again are not replayed endlessly. */
  readonly max: number;
  readonly onProgress: (done: number) => void;
}

export interface ReplayResult {
  readonly replayed: number;
  /** Messages that could not be redelivered. */
  readonly kept: readonly { readonly id: string; readonly reason: string }[];
}

/** Calls `visit` once for each message, in batches of at most ten, until the queue is empty or `max` is reached. */
export async function forEachBatch(
  queueClient: QueueClient,
  { url, max }: Pick<ReplayOptions, 'url' | 'max'>,
  visit: (messages: readonly DeadLetter[]) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  let empty = 0;
  while (seen.size < max && empty < MAX_EMPTY_RECEIVES) {
    const received = await queueClient.receive(url);
    const fresh = received.filter(({ id }) => !seen.has(id));
    empty = fresh.length === 0 ? empty + 1 : 0;
    const batch = fresh.slice(0, max - seen.size);
    await queueClient.release(
      url,
      received.filter((message) => !batch.includes(message)),
    );
    for (const { id } of batch) seen.add(id);
    if (batch.length > 0) await visit(batch);
  }
}

/**
 * Redelivers messages in batches of ten, and deletes each only after it was delivered. An interrupted replay
 * can deliver a message twice, which is fine because consumers are idempotent.
 */
export async function replay(
  queueClient: QueueClient,
  { url, redeliver, max, onProgress }: ReplayOptions,
): Promise<ReplayResult> {
  let replayed = 0;
  const kept: { id: string; reason: string }[] = [];
  const toRelease: DeadLetter[] = [];
  await forEachBatch(queueClient, { url, max }, async (messages) => {
    const errors = await redeliver(messages);
    const delivered = messages.filter(({ id }) => errors.has(id) && errors.get(id) === undefined);
    await queueClient.delete(url, delivered);
    for (const message of messages) {
      if (delivered.includes(message)) continue;
      toRelease.push(message);
      kept.push({ id: message.id, reason: errors.get(message.id) ?? 'no response' });
    }
    replayed += delivered.length;
    onProgress(replayed + kept.length);
  });
  for (let start = 0; start < toRelease.length; start += 10)
    await queueClient.release(url, toRelease.slice(start, start + 10));
  return { replayed, kept };
}

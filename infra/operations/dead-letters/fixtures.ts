import type { DeadLetter, QueueClient } from './dead-letter.ts';

/** Creates in-memory queues, by URL. Received messages are hidden until they are released. */
export function createMemoryQueues(queues: Readonly<Record<string, string[]>>) {
  const stored = new Map(Object.entries(queues).map(([url, bodies]) => [url, bodies.map(givenMessage)]));
  const hidden = new Set<string>();
  /** The error messages of rejected sends, by message body. */
  const rejected = new Map<string, string>();
  const queueClient: QueueClient = {
    async receive(url) {
      const messages = (stored.get(url) ?? []).filter(({ id }) => !hidden.has(id)).slice(0, 10);
      for (const { id } of messages) hidden.add(id);
      return messages;
    },
    async release(_, messages) {
      for (const { id } of messages) hidden.delete(id);
    },
    async delete(url, messages) {
      stored.set(
        url,
        (stored.get(url) ?? []).filter(({ id }) => !messages.some((message) => message.id === id)),
      );
    },
    async send(url, messages) {
      const arrived = messages.filter(({ body }) => !rejected.has(body));
      stored.set(url, [...(stored.get(url) ?? []), ...arrived]);
      return new Map(messages.map(({ id, body }) => [id, rejected.get(body)]));
    },
  };
  const bodies = (url: string) => (stored.get(url) ?? []).map(({ body }) => body);
  return { queueClient, bodies, hidden, rejected };
}

const givenMessage = (body: string, index: number): DeadLetter => ({
  id: `id-${body}`,
  body,
  receiptHandle: `r-${body}`,
  sentAt: index * 60_000,
  attributes: {},
  group: undefined,
  trace: undefined,
});

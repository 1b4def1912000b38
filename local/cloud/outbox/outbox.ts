import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['email', 'text']),
  /** One recipient: an address without its display name, or a number in E.164 form. */
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  /** An e-mail's headers by the name they were sent under; repeated ones joined by ', '. */
  headers: z.record(z.string(), z.string()),
  /** ISO 8601. */
  sentAt: z.string(),
});

/** A message as one recipient would have got it; an e-mail to several recipients is several of these with one id. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Every e-mail and text handed to the providers, oldest first. */
export interface Outbox {
  add(message: OutboxMessage): void;
  /** All messages, or those to one address (any case) or number. */
  list(to?: string): OutboxMessage[];
  /** Calls back for each message added from now on; the function it returns ends that. */
  onMessage(callback: (message: OutboxMessage) => void): () => void;
}

/** Opens the outbox kept as JSON lines in `folder`; a last line cut short by a crash is left out. */
export function openOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'outbox.jsonl');
  const messages = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  const callbacks = new Set<(message: OutboxMessage) => void>();
  return {
    add(message) {
      messages.push(message);
      appendFileSync(file, `${JSON.stringify(message)}\n`);
      for (const callback of callbacks) callback(message);
    },
    list(to) {
      const wanted = to?.toLowerCase();
      return messages.filter((message) => wanted === undefined || message.to.toLowerCase() === wanted);
    },
    onMessage(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}

function parseLine(line: string): OutboxMessage[] {
  if (line === '') return [];
  try {
    return [outboxMessage.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['email', 'text', 'push']),
  /** An e-mail address without display name, a phone number in E.164 form, or the endpoint of a browser. */
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  /** An e-mail's headers, repeated ones joined by ', '. */
  headers: z.record(z.string(), z.string()),
  /** ISO 8601. */
  sentAt: z.string(),
});

/** A message to one recipient. An e-mail to several recipients is several messages with one id. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Every e-mail, text and push notification that the product sent, oldest first. */
export interface Outbox {
  add(message: OutboxMessage): void;
  /** Returns all messages, or those to one address (in any case), phone number or endpoint. */
  list(to?: string): OutboxMessage[];
}

/** Opens the outbox in `folder`, a file of JSON lines. Skips a last line that a crash truncated. */
export function openOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'outbox.jsonl');
  const messages = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  return {
    add(message) {
      messages.push(message);
      appendFileSync(file, `${JSON.stringify(message)}\n`);
    },
    list(to) {
      const recipient = to?.toLowerCase();
      return messages.filter((message) => recipient === undefined || message.to.toLowerCase() === recipient);
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

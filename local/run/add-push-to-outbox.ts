import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Outbox } from '../cloud/outbox/outbox.ts';
import type { PushedMessage } from '../fakes/push/push-fake.ts';

const Notification = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });

/** Adds a push message to the outbox as the notification that the site's service worker shows. */
export function addPushToOutbox(
  outbox: Pick<Outbox, 'add'>,
  { endpoint, text, headers }: PushedMessage,
): void {
  const { title, body, path, tag } = Notification.parse(JSON.parse(text));
  outbox.add({
    id: randomUUID(),
    channel: 'push',
    to: endpoint,
    subject: title,
    text: body,
    html: null,
    headers: { ...headers, path, tag },
    sentAt: new Date().toISOString(),
  });
}

import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { decryptMessage, type SubscriptionKeys } from './decrypt-message.ts';
import { verifySender } from './verify-sender.ts';

/** A push message as the browser's service worker gets it. */
export interface PushedMessage {
  readonly endpoint: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Subscription extends SubscriptionKeys {
  /** The public key that messages must be signed with. */
  readonly applicationServerKey: string;
  ended: boolean;
}

const NewSubscription = z.object({ applicationServerKey: z.string() });

/** The largest message that a push service must accept, in bytes (RFC 8030, section 7.2). */
const MAX_BYTES = 4_096;

/**
 * A push service (RFC 8030) together with the browsers that subscribe to it. POST /subscriptions subscribes as
 * PushManager.subscribe does, and returns what PushSubscription.toJSON does; DELETE ends a subscription.
 */
export function pushFake(options: {
  onMessage(message: PushedMessage): void;
  now(): number;
  origin(): string;
}): Hono {
  const { onMessage, now, origin } = options;
  const subscriptions = new Map<string, Subscription>();
  const endpointOf = (id: string) => `${origin()}/push/messages/${id}`;
  const app = new Hono();

  app.get('/', (context) => context.json({ endpoints: [...subscriptions.keys()].map(endpointOf) }));

  app.post('/subscriptions', async (context) => {
    const { applicationServerKey } = NewSubscription.parse(await context.req.json());
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const id = randomUUID();
    subscriptions.set(id, { pair, auth, applicationServerKey, ended: false });
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return context.json({ endpoint: endpointOf(id), expirationTime: null, keys }, 201);
  });

  app.delete('/messages/:id', (context) => {
    const subscription = subscriptions.get(context.req.param('id'));
    if (subscription) subscription.ended = true;
    return context.body(null, 204);
  });

  app.post('/messages/:id', async (context) => {
    const id = context.req.param('id');
    const subscription = subscriptions.get(id);
    if (!subscription) return context.json({ error: 'This subscription does not exist.' }, 404);
    if (subscription.ended) return context.json({ error: 'The browser has unsubscribed.' }, 410);
    const refusal = await refuse(context, subscription);
    if (refusal) return refusal;
    const body = Buffer.from(await context.req.arrayBuffer());
    if (body.length > MAX_BYTES) return context.json({ error: 'The message is too large.' }, 413);
    const headers = Object.fromEntries(
      ['ttl', 'urgency', 'topic'].map((name) => [name, context.req.header(name) ?? '']),
    );
    onMessage({ endpoint: endpointOf(id), text: decryptMessage(body, subscription), headers });
    return context.body(null, 201, { location: `${origin()}/push/receipts/${randomUUID()}` });
  });

  async function refuse(context: Context, { applicationServerKey }: Subscription) {
    if (!/^\d+$/.test(context.req.header('ttl') ?? ''))
      return context.json({ error: 'The header TTL is missing.' }, 400);
    if (!/^[\w-]{0,32}$/.test(context.req.header('topic') ?? ''))
      return context.json({ error: 'The header Topic is invalid.' }, 400);
    if (context.req.header('content-encoding') !== 'aes128gcm')
      return context.json({ error: 'Content-Encoding must be aes128gcm.' }, 415);
    const sender = await verifySender(context.req.header('authorization') ?? '', origin(), now()).catch(
      () => null,
    );
    if (sender === null) return context.json({ error: 'The VAPID token is invalid.' }, 401);
    return sender === applicationServerKey
      ? undefined
      : context.json({ error: 'The subscription has another key.' }, 403);
  }
  return app;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import webPush from 'web-push';
import { z } from 'zod';
import { type Fakes, startFakes } from '../start-fakes.ts';
import type { PushedMessage } from './push-fake.ts';

const vapid = { subject: 'mailto:alerts@daybreak.example', ...webPush.generateVAPIDKeys() };
const Subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
type Subscription = z.infer<typeof Subscription>;

const pushed: PushedMessage[] = [];
let folder: string;
let fakes: Fakes;
let subscription: Subscription;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  fakes = await startFakes({ feedsDir: folder, onPush: (message) => void pushed.push(message) });
});
afterAll(async () => {
  await fakes.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  pushed.length = 0;
  const url = new URL('/push/subscriptions', fakes.endpoints['PUSH_SERVICE_URL']);
  const body = JSON.stringify({ applicationServerKey: vapid.publicKey });
  subscription = Subscription.parse(await (await fetch(url, { method: 'POST', body })).json());
});

/** Sends a message with the library that the product uses, after `change`. Returns the HTTP status. */
async function push(
  text: string,
  {
    to = subscription,
    vapidDetails = vapid,
    headers: changed = {},
  }: { to?: Subscription; vapidDetails?: typeof vapid; headers?: Record<string, string> } = {},
): Promise<number> {
  const { headers, body } = webPush.generateRequestDetails(to, text, {
    vapidDetails,
    TTL: 60,
    topic: 'topic',
  });
  return (await fetch(to.endpoint, { method: 'POST', headers: { ...headers, ...changed }, body })).status;
}

describe('the fake push service', () => {
  test('gives the browser the decrypted message', async () => {
    expect(await push('Ein Job für Ada 🌅')).toBe(201);
    expect(pushed).toEqual([
      {
        endpoint: subscription.endpoint,
        text: 'Ein Job für Ada 🌅',
        headers: { ttl: '60', urgency: 'normal', topic: 'topic' },
      },
    ]);
  });

  test('refuses a sender without a valid token for this subscription', async () => {
    const other = { ...vapid, ...webPush.generateVAPIDKeys() };
    expect(await push('Hello', { vapidDetails: other })).toBe(403);
    expect(await push('Hello', { vapidDetails: { ...other, publicKey: vapid.publicKey } })).toBe(401);
    expect(await push('Hello', { headers: { Authorization: 'vapid t=a, k=b' } })).toBe(401);
    const { headers } = webPush.generateRequestDetails(
      { ...subscription, endpoint: 'https://push.example/a' },
      'Hello',
      { vapidDetails: vapid },
    );
    expect(await push('Hello', { headers: { Authorization: headers['Authorization'] ?? '' } })).toBe(401);
    expect(pushed).toEqual([]);
  });

  test('refuses a message that is not as the protocol says', async () => {
    expect(await push('Hello', { headers: { TTL: 'soon' } })).toBe(400);
    expect(await push('Hello', { headers: { Topic: 'a'.repeat(33) } })).toBe(400);
    expect(await push('Hello', { headers: { 'Content-Encoding': 'aesgcm' } })).toBe(415);
    expect(await push('a'.repeat(4_096))).toBe(413);
    const keys = { ...subscription.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect(await push('Hello', { to: { ...subscription, keys } })).toBe(500);
    expect(pushed).toEqual([]);
  });

  test('answers 410 once the browser has unsubscribed, and 404 for an unknown one', async () => {
    await fetch(subscription.endpoint, { method: 'DELETE' });
    expect(await push('Hello')).toBe(410);
    expect(await push('Hello', { to: { ...subscription, endpoint: `${subscription.endpoint}0` } })).toBe(404);
  });
});

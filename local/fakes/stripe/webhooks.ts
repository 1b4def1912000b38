import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliverEvent } from './account/account.ts';

export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

/** `outcome` is the response's status, or why there was none. */
export interface DeliveryAttempt {
  readonly event: string;
  readonly attempt: number;
  readonly outcome: string;
}

export interface Webhooks {
  readonly deliver: DeliverEvent;
  /** The latest 200 attempts, oldest first. */
  deliveries(): readonly DeliveryAttempt[];
  /** Aborts deliveries in flight. */
  close(): Promise<void>;
}

/** Milliseconds. Stripe retries for three days; the fake does so for two minutes. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** https://docs.stripe.com/webhooks#verify-manually */
export function signPayload(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/**
 * Delivers events in no particular order, with retries until the endpoint returns a 2xx. Signatures use the
 * system clock, because the endpoint checks them against its own.
 */
export function createWebhooks(given: {
  endpoint(): WebhookEndpoint | undefined;
  now(): number;
  delaysMs?: readonly number[];
}): Webhooks {
  const { endpoint, now, delaysMs = retryDelaysMs } = given;
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let deliveries: DeliveryAttempt[] = [];

  async function send(event: string, body: string, { url, secret }: WebhookEndpoint): Promise<void> {
    for (const [index, delay] of [...delaysMs, 0].entries()) {
      const outcome = await post(url, body, signPayload(body, secret, Math.floor(now() / 1000)));
      deliveries = [...deliveries, { event, attempt: index + 1, outcome }].slice(-200);
      if (/^2\d\d$/.test(outcome)) return;
      await sleep(delay, undefined, { signal: stopping.signal });
    }
  }

  async function post(url: string, body: string, signature: string): Promise<string> {
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(20_000)]),
      });
      return String(status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    deliver({ id, body }) {
      const target = endpoint();
      if (!target) return;
      const sending = send(id, body, target)
        .catch(() => undefined)
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    },
    deliveries: () => deliveries,
    async close() {
      stopping.abort();
      await Promise.all(inFlight);
    },
  };
}

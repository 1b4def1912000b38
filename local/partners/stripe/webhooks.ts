import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deliver } from './account/account.ts';

/** Where the account's events go, and what signs them. */
export interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

/** A try to deliver an event, and what the endpoint answered: a status, or why there was none. */
export interface Delivery {
  readonly event: string;
  readonly attempt: number;
  readonly outcome: string;
}

/** Events on their way to the endpoint. */
export interface Webhooks {
  readonly deliver: Deliver;
  /** The latest 200 tries, oldest first. */
  deliveries(): readonly Delivery[];
  /** Ends what is on its way. */
  close(): Promise<void>;
}

/** Stripe tries for three days, at growing distances; here it is two minutes. Milliseconds. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** The header that Stripe signs with: https://docs.stripe.com/webhooks#verify-manually */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/**
 * Delivers each event by itself, in no order, until the endpoint answers with success. As the endpoint checks against
 * its own clock, signatures bear the machine's time, not the account's.
 */
export function createWebhooks(given: {
  endpoint(): Endpoint | undefined;
  now(): number;
  delaysMs?: readonly number[];
}): Webhooks {
  const { endpoint, now, delaysMs = retryDelaysMs } = given;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let deliveries: Delivery[] = [];

  async function send(event: string, body: string, { url, secret }: Endpoint): Promise<void> {
    for (const [index, delay] of [...delaysMs, 0].entries()) {
      const outcome = await post(url, body, signatureOf(body, secret, Math.floor(now() / 1000)));
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
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    deliveries: () => deliveries,
    async close() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

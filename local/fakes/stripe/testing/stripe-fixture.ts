import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { startFakes } from '../../start-fakes.ts';

export const apiKey = 'sk_test_0123456789abcdef';
const secret = 'whsec_0123456789abcdef';

/** Starts a fake Stripe and a shop that receives its webhooks, both over HTTP. */
export async function startStripeFixture(given: { dataFolder?: string } = {}) {
  const feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  const fakes = await startFakes({ feedsDir, ...given });
  const base = new URL(fakes.endpoints['STRIPE_API_BASE'] ?? '');
  const clientWith = (key: string) =>
    new Stripe(key, {
      host: base.hostname,
      port: base.port,
      protocol: 'http' as const,
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const stripe = clientWith(apiKey);

  const events: Stripe.Event[] = [];
  const refusals: number[] = [];
  const shop = createServer(async (request, response) => {
    const raw = await buffer(request);
    const signature = request.headers['stripe-signature'] ?? '';
    const refusal = refusals.shift();
    if (refusal === undefined) events.push(stripe.webhooks.constructEvent(raw, signature, secret));
    response.writeHead(refusal ?? 200).end();
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  fakes.stripe.connect({ apiKey, webhook: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret } });

  return {
    origin: base.origin,
    stripe,
    clientWith,
    feedsDir,
    events,
    /** Statuses with which the shop rejects its next deliveries. */
    refusals,
    /** Waits until the shop has received `times` events of the type, and returns their objects. */
    async waitForEvents(type: string, times = 1) {
      const those = () => events.filter((event) => event.type === type);
      while (those().length < times) await new Promise((resolve) => setImmediate(resolve));
      return those().map(({ data }) => data.object);
    },
    /** Submits a form like a browser, without following redirects. */
    async send(path: string, form: Record<string, string> = {}) {
      const response = await fetch(new URL(path, base), {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      return {
        status: response.status,
        location: response.headers.get('location'),
        text: await response.text(),
      };
    },
    /** Creates a customer who has paid for a plan. */
    async subscriber(lookupKey: 'monthly' | 'annual' = 'monthly', card = 'pm_card_visa') {
      const customer = await stripe.customers.create({ email: 'ida@example.com' });
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
        success_url: 'http://shop.test/done',
        cancel_url: 'http://shop.test/left',
      });
      await this.send(session.url ?? '', { card });
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('Checkout created no subscription.');
      return { customer, subscription };
    },
    async close() {
      await fakes.close();
      shop.close();
      shop.closeAllConnections();
      await rm(feedsDir, { recursive: true });
    },
  };
}

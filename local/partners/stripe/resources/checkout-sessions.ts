import { z } from 'zod';
import { type Account, newId } from '../account/account.ts';
import { whole } from '../account/kept/pieces.ts';
import type { Kept } from '../account/kept.ts';
import { invalid } from '../account/refusal.ts';
import { living } from './customers.ts';
import { created, customerOf, flag, isCreated, mergeMetadata, metadata, moment } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

const day = 86_400;
const address = z.url({ protocol: /^https?$/, message: 'Not a valid URL' });

const form = z.strictObject({
  mode: z.literal('subscription', 'Only subscriptions are sold here.'),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1').default('1') })]),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  expires_at: moment.optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ description: z.string(), metadata }).partial().optional(),
  // Wishes about the page that the played one has no use for.
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z.record(z.string(), z.string()).optional(),
  locale: z.string().optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_types: z.array(z.string()).optional(),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
});

/** https://docs.stripe.com/api/checkout/sessions */
export const checkoutSessions = (account: Account): Route[] => [
  route('post', '/checkout/sessions', form, (given) => account.put('session', sessionOf(account, given))),
  route('get', '/checkout/sessions/:id', z.strictObject({}), (_, id) => account.need('session', id)),
  route('post', '/checkout/sessions/:id/expire', z.strictObject({}), (_, id) => {
    const session = account.need('session', id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    const expired = account.put('session', { ...session, status: 'expired', url: null });
    account.tell('checkout.session.expired', expired);
    return expired;
  }),
  listRoute(
    '/checkout/sessions/:id/line_items',
    z.strictObject({}),
    (_, id) => account.need('session', id).line_items.data,
  ),
  listRoute(
    '/checkout/sessions',
    z
      .strictObject({
        created,
        customer: customerOf(account),
        status: z.enum(['open', 'complete', 'expired']),
        subscription: z.string(),
      })
      .partial(),
    (given) =>
      account
        .all('session')
        .filter(
          (session) =>
            isCreated(given.created, session.created) &&
            (given.customer === undefined || session.customer === given.customer) &&
            (given.status === undefined || session.status === given.status) &&
            (given.subscription === undefined || session.subscription === given.subscription),
        ),
  ),
];

function sessionOf(account: Account, given: z.output<typeof form>): Kept['session'] {
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  const [item] = given.line_items;
  const price = account.need('price', item.price, 'line_items[0][price]');
  const customer = given.customer === undefined ? null : living(account, given.customer, 'customer');
  const now = account.now();
  const expiresAt = given.expires_at ?? now + day;
  if (expiresAt < now + 1_800 - 60 || expiresAt > now + day)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  const id = newId('cs_test');
  const items = [{ id: newId('li'), object: 'item' as const, price, quantity: 1 }];
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'subscription',
    ui_mode: 'hosted_page',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    currency: price.currency,
    success_url: given.success_url,
    cancel_url: given.cancel_url ?? null,
    customer: customer?.id ?? null,
    customer_email: given.customer_email ?? null,
    created: now,
    expires_at: expiresAt,
    status: 'open',
    payment_status: 'unpaid',
    invoice: null,
    subscription: null,
    customer_details: null,
    client_reference_id: given.client_reference_id ?? null,
    line_items: whole(items, `/v1/checkout/sessions/${id}/line_items`),
    metadata: mergeMetadata({}, given.metadata),
    subscription_data: { metadata: mergeMetadata({}, given.subscription_data?.metadata) },
    url: `/stripe/checkout/${id}`,
  };
}

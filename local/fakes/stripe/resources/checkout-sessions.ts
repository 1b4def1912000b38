import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, newId } from '../account/account.ts';
import { invalidRequest } from '../account/api-error.ts';
import { embeddedList } from '../account/objects/fields.ts';
import type { StripeObjects } from '../account/objects.ts';
import { getActiveCustomer } from './customers.ts';
import {
  booleanParam,
  createdFilter,
  customerParam,
  isInRange,
  mergeMetadata,
  metadataParam,
  timestampParam,
} from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

const day = 86_400;
const address = z.url({ protocol: /^https?$/, message: 'Not a valid URL' });

const form = formOf<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.literal('subscription', 'Only subscriptions are supported.'),
    line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1').default('1') })]),
    success_url: address,
    cancel_url: address.optional(),
    client_reference_id: z.string().max(200).optional(),
    customer: z.string().optional(),
    customer_email: z.email().optional(),
    expires_at: timestampParam.optional(),
    metadata: metadataParam.optional(),
    subscription_data: z
      .strictObject({ description: z.string(), metadata: metadataParam })
      .partial()
      .optional(),
    // Page options that are accepted and ignored.
    allow_promotion_codes: booleanParam.optional(),
    automatic_tax: z.strictObject({ enabled: booleanParam }).optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    customer_update: z.record(z.string(), z.string()).optional(),
    locale: z.string().optional(),
    payment_method_collection: z.enum(['always', 'if_required']).optional(),
    ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  }),
);

/** https://docs.stripe.com/api/checkout/sessions */
export const checkoutSessions = (account: Account): Route[] => [
  route('post', '/checkout/sessions', form, (given) => account.put('session', createSession(account, given))),
  route('get', '/checkout/sessions/:id', z.strictObject({}), (_, id) => account.get('session', id)),
  route('post', '/checkout/sessions/:id/expire', z.strictObject({}), (_, id) => {
    const session = account.get('session', id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    const expired = account.put('session', { ...session, status: 'expired', url: null });
    account.emit('checkout.session.expired', expired);
    return expired;
  }),
  listRoute(
    '/checkout/sessions/:id/line_items',
    z.strictObject({}),
    (_, id) => account.get('session', id).line_items.data,
  ),
  listRoute(
    '/checkout/sessions',
    formOf<Stripe.Checkout.SessionListParams>()(
      z
        .strictObject({
          created: createdFilter,
          customer: customerParam(account),
          status: z.enum(['open', 'complete', 'expired']),
          subscription: z.string(),
        })
        .partial(),
    ),
    (given) =>
      account
        .all('session')
        .filter(
          (session) =>
            isInRange(given.created, session.created) &&
            (given.customer === undefined || session.customer === given.customer) &&
            (given.status === undefined || session.status === given.status) &&
            (given.subscription === undefined || session.subscription === given.subscription),
        ),
  ),
];

function createSession(account: Account, given: z.output<typeof form>): StripeObjects['session'] {
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  const [item] = given.line_items;
  const price = account.get('price', item.price, 'line_items[0][price]');
  const customer =
    given.customer === undefined ? null : getActiveCustomer(account, given.customer, 'customer');
  const now = account.now();
  const expiresAt = given.expires_at ?? now + day;
  if (expiresAt < now + 1_800 - 60 || expiresAt > now + day)
    throw invalidRequest(
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
    line_items: embeddedList(items, `/v1/checkout/sessions/${id}/line_items`),
    metadata: mergeMetadata({}, given.metadata),
    subscription_data: { metadata: mergeMetadata({}, given.subscription_data?.metadata) },
    url: `/stripe/checkout/${id}`,
  };
}

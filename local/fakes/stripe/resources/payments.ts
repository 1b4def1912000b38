import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { invalidRequest } from '../account/api-error.ts';
import { refundCharge } from '../billing/refunds-and-disputes.ts';
import { createdFilter, customerParam, isInRange, mergeMetadata, metadataParam } from './fields.ts';
import { formOf } from './form-of.ts';
import { listRoute, type Route, route } from './route.ts';

const noParams = z.strictObject({});
const paymentFilters = formOf<Stripe.RefundListParams & Stripe.DisputeListParams>()(
  z.strictObject({ charge: z.string(), created: createdFilter, payment_intent: z.string() }).partial(),
);

/** https://docs.stripe.com/api/charges, /refunds and /disputes */
export const payments = (account: Account): Route[] => [
  route('get', '/charges/:id', noParams, (_, id) => account.get('charge', id)),
  listRoute(
    '/charges',
    formOf<Stripe.ChargeListParams>()(
      z
        .strictObject({
          created: createdFilter,
          customer: customerParam(account),
          payment_intent: z.string(),
        })
        .partial(),
    ),
    (given) =>
      account
        .all('charge')
        .filter(
          (charge) =>
            isInRange(given.created, charge.created) &&
            (given.customer === undefined || charge.customer === given.customer) &&
            (given.payment_intent === undefined || charge.payment_intent === given.payment_intent),
        ),
  ),
  route('get', '/refunds/:id', noParams, (_, id) => account.get('refund', id)),
  route(
    'post',
    '/refunds',
    formOf<Stripe.RefundCreateParams>()(
      z
        .strictObject({
          amount: z.coerce.number().int().min(1),
          charge: z.string(),
          metadata: metadataParam,
          payment_intent: z.string(),
          reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']),
        })
        .partial(),
    ),
    ({ charge: id, payment_intent: intent, ...given }) => {
      const charge = id === undefined ? undefined : account.get('charge', id, 'charge');
      const paid = charge ?? account.all('charge').find((one) => one.payment_intent === intent);
      if (!paid)
        throw invalidRequest(
          'One of the following params should be provided for this request: payment_intent or charge.',
        );
      return refundCharge(account, paid, { ...given, metadata: mergeMetadata({}, given.metadata) });
    },
  ),
  ...(['refund', 'dispute'] as const).map((kind) =>
    listRoute(`/${kind}s`, paymentFilters, (given) =>
      account
        .all(kind)
        .filter(
          (one) =>
            isInRange(given.created, one.created) &&
            (given.charge === undefined || one.charge === given.charge) &&
            (given.payment_intent === undefined || one.payment_intent === given.payment_intent),
        ),
    ),
  ),
  route('get', '/disputes/:id', noParams, (_, id) => account.get('dispute', id)),
];

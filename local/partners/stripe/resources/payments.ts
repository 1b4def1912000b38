import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { invalid } from '../account/refusal.ts';
import { giveBack } from '../billing/give-back.ts';
import { created, customerOf, isCreated, mergeMetadata, metadata } from './fields.ts';
import { listRoute, type Route, route } from './route.ts';

const none = z.strictObject({});
const ofPayment = z.strictObject({ charge: z.string(), created, payment_intent: z.string() }).partial();

/** https://docs.stripe.com/api/charges, /refunds and /disputes */
export const payments = (account: Account): Route[] => [
  route('get', '/charges/:id', none, (_, id) => account.need('charge', id)),
  listRoute(
    '/charges',
    z.strictObject({ created, customer: customerOf(account), payment_intent: z.string() }).partial(),
    (given) =>
      account
        .all('charge')
        .filter(
          (charge) =>
            isCreated(given.created, charge.created) &&
            (given.customer === undefined || charge.customer === given.customer) &&
            (given.payment_intent === undefined || charge.payment_intent === given.payment_intent),
        ),
  ),
  route('get', '/refunds/:id', none, (_, id) => account.need('refund', id)),
  route(
    'post',
    '/refunds',
    z
      .strictObject({
        amount: z.coerce.number().int().min(1),
        charge: z.string(),
        metadata,
        payment_intent: z.string(),
        reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']),
      })
      .partial(),
    ({ charge: id, payment_intent: intent, ...given }) => {
      const charge = id === undefined ? undefined : account.need('charge', id, 'charge');
      const paid = charge ?? account.all('charge').find((one) => one.payment_intent === intent);
      if (!paid)
        throw invalid(
          'One of the following params should be provided for this request: payment_intent or charge.',
        );
      return giveBack(account, paid, { ...given, metadata: mergeMetadata({}, given.metadata) });
    },
  ),
  ...(['refund', 'dispute'] as const).map((kind) =>
    listRoute(`/${kind}s`, ofPayment, (given) =>
      account
        .all(kind)
        .filter(
          (one) =>
            isCreated(given.created, one.created) &&
            (given.charge === undefined || one.charge === given.charge) &&
            (given.payment_intent === undefined || one.payment_intent === given.payment_intent),
        ),
    ),
  ),
  route('get', '/disputes/:id', none, (_, id) => account.need('dispute', id)),
];

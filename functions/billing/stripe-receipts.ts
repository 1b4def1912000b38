import type { UserReceipt } from '@daybreak/contract/types.ts';
import type Stripe from 'stripe';
import { Fault } from '../platform/fault.ts';
import { isMissing } from './payment-fault.ts';
import type { StripeParts } from './stripe-client.ts';

const PAGE = 12;
/** The most payments of one customer that are searched for refunds. */
const MOST_CHARGES = 500;

/** A page of the invoices that a customer has paid, newest first, each with what came of its payment. */
export async function receiptsOf(stripe: StripeParts, customer: string, nextToken: string | null) {
  const invoices = await paid(stripe, customer, nextToken);
  const charges = new Map<string, Stripe.Charge>();
  const told = stripe.charges.list({ customer, limit: 100 });
  // Newest first: of several tries of one payment the last one counts.
  for (const charge of invoices.data.length > 0
    ? await told.autoPagingToArray({ limit: MOST_CHARGES })
    : []) {
    const intent = idOf(charge.payment_intent);
    if (intent && !charges.has(intent)) charges.set(intent, charge);
  }
  const items = invoices.data
    .filter(({ amount_paid }) => amount_paid > 0)
    .map((invoice) =>
      receiptOf(
        invoice,
        intentsOf(invoice).flatMap((intent) => charges.get(intent) ?? []),
      ),
    );
  const last = invoices.has_more ? invoices.data.at(-1)?.id : undefined;
  return { items, nextToken: last ?? null };
}

async function paid(stripe: StripeParts, customer: string, nextToken: string | null) {
  if (nextToken !== null && !/^in_\w{1,64}$/.test(nextToken)) throw unknownToken();
  const asked: Stripe.InvoiceListParams = {
    customer,
    status: 'paid',
    limit: PAGE,
    expand: ['data.payments'],
  };
  if (nextToken !== null) asked.starting_after = nextToken;
  return stripe.invoices.list(asked).catch((error: unknown) => {
    if (isMissing(error) && nextToken !== null) throw unknownToken();
    throw error;
  });
}

const unknownToken = () =>
  new Fault('BadInput', 'nextToken: There is no such page of receipts. Start from the first page.');

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

const idOf = (thing: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

function receiptOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): UserReceipt {
  const { id, created, hosted_invoice_url: url, amount_paid, currency } = invoice;
  if (!id || !url) throw new Error('Stripe tells of an invoice that is paid and has no page.');
  return { receiptId: id, created, receiptUrl: url, amount: amountOf(amount_paid, currency, charges) };
}

/** What was paid, and what came of it: '$4.63, refunded'. */
export function amountOf(
  paidCents: number,
  currency: string,
  charges: readonly Pick<Stripe.Charge, 'amount_refunded' | 'refunded' | 'disputed'>[],
): string {
  const amount = money(paidCents, currency);
  if (charges.some(({ disputed }) => disputed)) return `${amount}, disputed`;
  const back = charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  if (back === 0) return amount;
  return back >= paidCents ? `${amount}, refunded` : `${amount}, ${money(back, currency)} refunded`;
}

/** Stripe counts in the currency's smallest unit: https://docs.stripe.com/currencies#zero-decimal */
function money(units: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

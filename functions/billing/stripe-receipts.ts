import type { UserReceipt } from '@daybreak/contract/types.ts';
import type Stripe from 'stripe';
import { Fault } from '../platform/fault.ts';
import { isMissing } from './payment-fault.ts';
import type { StripeApi } from './stripe-client.ts';

const PAGE_SIZE = 12;

/** The latest payments of a customer that are searched for refunds. */
const MAX_CHARGES = 500;

/** Returns a page of a customer's paid invoices with their refunds and disputes, newest first. */
export async function listReceipts(stripe: StripeApi, customer: string, nextToken: string | null) {
  const invoices = await listPaidInvoices(stripe, customer, nextToken);
  const charges = new Map<string, Stripe.Charge>();
  const latestCharges =
    invoices.data.length > 0
      ? await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MAX_CHARGES })
      : [];
  // Newest first: the last attempt of a payment counts.
  for (const charge of latestCharges) {
    const intent = idOf(charge.payment_intent);
    if (intent && !charges.has(intent)) charges.set(intent, charge);
  }
  const items = invoices.data
    .filter(({ amount_paid }) => amount_paid > 0)
    .map((invoice) =>
      toReceipt(
        invoice,
        paymentIntentIds(invoice).flatMap((intent) => charges.get(intent) ?? []),
      ),
    );
  const last = invoices.has_more ? invoices.data.at(-1)?.id : undefined;
  return { items, nextToken: last ?? null };
}

async function listPaidInvoices(stripe: StripeApi, customer: string, nextToken: string | null) {
  if (nextToken !== null && !/^in_\w{1,64}$/.test(nextToken)) throw invalidToken();
  const params: Stripe.InvoiceListParams = {
    customer,
    status: 'paid',
    limit: PAGE_SIZE,
    expand: ['data.payments'],
  };
  if (nextToken !== null) params.starting_after = nextToken;
  return stripe.invoices.list(params).catch((error: unknown) => {
    if (isMissing(error) && nextToken !== null) throw invalidToken();
    throw error;
  });
}

const invalidToken = () =>
  new Fault('BadInput', 'nextToken: There is no such page of receipts. Start from the first page.');

const paymentIntentIds = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

function toReceipt(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): UserReceipt {
  const { id, created, hosted_invoice_url: url, amount_paid, currency } = invoice;
  if (!id || !url) throw new Error('Stripe returned a paid invoice without an id or a page.');
  return {
    receiptId: id,
    created,
    receiptUrl: url,
    amount: formatAmount(amount_paid, currency, charges),
    ...paidPeriod(invoice),
  };
}

/**
 * Returns what an invoice pays for: its lines' last period. A change of plan credits the old plan's period on
 * a line of its own. An invoice's own period is the one before:
 * https://docs.stripe.com/api/invoices/object#invoice_object-period_end
 */
export function paidPeriod({ created, lines }: Pick<Stripe.Invoice, 'created' | 'lines'>) {
  const last = lines.data.toSorted((one, other) => other.period.end - one.period.end)[0]?.period;
  return { periodStart: last?.start ?? created, periodEnd: last?.end ?? created };
}

/** Returns an amount with its refund or dispute, such as '$4.63, refunded'. */
export function formatAmount(
  paidCents: number,
  currency: string,
  charges: readonly Pick<Stripe.Charge, 'amount_refunded' | 'refunded' | 'disputed'>[],
): string {
  const amount = formatMoney(paidCents, currency);
  if (charges.some(({ disputed }) => disputed)) return `${amount}, disputed`;
  const refunded = charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  if (refunded === 0) return amount;
  return refunded >= paidCents
    ? `${amount}, refunded`
    : `${amount}, ${formatMoney(refunded, currency)} refunded`;
}

/** Stripe's amounts are in the currency's smallest unit: https://docs.stripe.com/currencies#zero-decimal */
function formatMoney(units: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

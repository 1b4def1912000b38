import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { product } from '../../config/product.ts';
import type { LegalSection } from './legal-section.ts';

const { price } = product;

export const termsPayment: readonly LegalSection[] = [
  {
    id: 'free',
    heading: 'What is free',
    body: (
      <p>
        Searching is always free. Each free account also includes {FREE_ALERTS} job alerts in total. One
        message counts as one alert, however many jobs it lists. When they are used up, you are not charged;
        alerts stop until you subscribe.
      </p>
    ),
  },
  {
    id: 'fees',
    heading: 'Subscriptions and fees',
    body: (
      <>
        <p>
          A subscription costs {price.monthly} a month or {price.annual} a year, in US dollars, plus taxes
          where required by law. Stripe processes the payment; we never see your card.
        </p>
        <p>
          <strong className="font-semibold">Fees are paid in advance and are non-refundable.</strong> This
          also applies to periods you use only in part. It does not affect refund rights that the law gives
          you and that can't be waived.
        </p>
        <p>
          A subscription renews automatically for another month or year until you cancel it, which you can do
          in your profile at any time. After you cancel, it runs to the end of the paid period and is not
          charged again. If a renewal payment fails, we may suspend and end the subscription.
        </p>
        <p>If a price changes, we'll email you before your next renewal, so that you can cancel first.</p>
      </>
    ),
  },
];

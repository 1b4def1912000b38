import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { product } from '../../config/product.ts';
import type { LegalSection } from './section.ts';

const { price } = product;

/** The sections of the terms that are about money. */
export const termsOfPayment: readonly LegalSection[] = [
  {
    id: 'free',
    heading: 'What is free',
    body: (
      <p>
        Searching is always free. A free account also gets {FREE_ALERTS} job alerts, once. An alert is one
        message, however many jobs it names. When they are used up nothing is charged; alerts end until you
        subscribe.
      </p>
    ),
  },
  {
    id: 'fees',
    heading: 'Subscriptions and fees',
    body: (
      <>
        <p>
          A subscription costs {price.monthly} a month or {price.annual} a year, in US dollars; taxes may come
          on top where the law asks for them. Stripe takes the payment; we never see your card.
        </p>
        <p>
          <strong className="font-semibold">Fees are paid in advance and are non-refundable.</strong> This
          also holds for a period that you use only in part. Rights to a refund that the law gives you, and
          that no agreement can take away, remain.
        </p>
        <p>
          A subscription renews by itself for another month or year until you cancel it, which you can do in
          your profile at any time. It then runs to the end of the period that is paid for, and is not charged
          again. If a renewal cannot be charged, the subscription may be suspended and ended.
        </p>
        <p>
          When a price changes we tell you by e-mail before your next renewal, so that you can cancel first.
        </p>
      </>
    ),
  },
];

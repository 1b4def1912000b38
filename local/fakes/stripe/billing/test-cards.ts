/** Stripe's test payment methods: https://docs.stripe.com/testing#cards */
export const CARDS = {
  /** 4242 4242 4242 4242 */
  succeeds: 'pm_card_visa',
  /** 4000 0000 0000 0341: can be attached, but is declined when charged. */
  failsOnRenewal: 'pm_card_chargeCustomerFail',
  /** 4000 0000 0000 0002 */
  declined: 'pm_card_visa_chargeDeclined',
} as const;

export const isChargeable = (card: string | null): boolean =>
  card !== null && card !== CARDS.declined && card !== CARDS.failsOnRenewal;

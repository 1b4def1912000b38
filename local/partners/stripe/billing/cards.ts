/** Some of Stripe's cards for tests by their names: https://docs.stripe.com/testing#cards */
export const CARDS = {
  /** 4242 4242 4242 4242 */
  pays: 'pm_card_visa',
  /** 4000 0000 0000 0341: can be kept, and is declined whenever it is charged. */
  declinesLater: 'pm_card_chargeCustomerFail',
  /** 4000 0000 0000 0002 */
  declines: 'pm_card_visa_chargeDeclined',
} as const;

/** Whether a charge of the card succeeds. */
export const pays = (card: string | null): boolean =>
  card !== null && card !== CARDS.declines && card !== CARDS.declinesLater;

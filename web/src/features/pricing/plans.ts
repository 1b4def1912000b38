import type { PlanInterval } from '@daybreak/contract/types.ts';
import { product } from '../../config/product.ts';

/** A plan as its card shows it. */
export interface Plan {
  readonly interval: PlanInterval;
  readonly name: string;
  readonly price: string;
  /** What the price is for: '/ month'. */
  readonly period: string;
  /** What is said beside the name, or empty. */
  readonly label: string;
  readonly buys: readonly string[];
  /** What the button says to who is signed in. */
  readonly subscribe: string;
}

/** The plans in the order of the cards. */
export const plans: readonly Plan[] = [
  {
    interval: 'MONTHLY',
    name: 'Monthly',
    price: product.price.monthly,
    period: '/ month',
    label: '',
    buys: [
      'Unlimited alerts by text or e-mail',
      'Alerts when a favorite company posts',
      'Instant apply: the employer’s own form, with your details ready to copy beside it',
    ],
    subscribe: 'Subscribe monthly',
  },
  {
    interval: 'YEARLY',
    name: 'Annual',
    price: product.price.annual,
    period: '/ year',
    label: product.price.annualLabel,
    buys: [
      'Everything in the monthly plan',
      'A cover letter for each job, made from your own resume',
      'AI analysis of your resume',
    ],
    subscribe: 'Subscribe annually',
  },
];

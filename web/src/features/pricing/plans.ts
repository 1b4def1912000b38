import type { PlanInterval } from '@daybreak/contract/types.ts';
import { product } from '../../config/product.ts';

export interface Plan {
  readonly interval: PlanInterval;
  readonly name: string;
  readonly price: string;
  /** For example '/ month'. */
  readonly period: string;
  /** Shown beside the name; may be empty. */
  readonly label: string;
  readonly features: readonly string[];
  readonly subscribeLabel: string;
}

export const plans: readonly Plan[] = [
  {
    interval: 'MONTHLY',
    name: 'Monthly',
    price: product.price.monthly,
    period: '/ month',
    label: '',
    features: [
      'Unlimited alerts by text or email',
      'Alerts when a dream company posts a job',
      "Instant Apply: the employer's form with your details ready to copy",
    ],
    subscribeLabel: 'Subscribe monthly',
  },
  {
    interval: 'YEARLY',
    name: 'Annual',
    price: product.price.annual,
    period: '/ year',
    label: product.price.annualLabel,
    features: [
      'Everything in the monthly plan',
      'A custom cover letter for each job, based on your resume',
      'AI analysis of your resume',
    ],
    subscribeLabel: 'Subscribe annually',
  },
];

export function planFor(interval: PlanInterval): Plan {
  const plan = plans.find((candidate) => candidate.interval === interval);
  if (plan === undefined) throw new Error(`No plan has the interval ${interval}. Add it to plans.ts.`);
  return plan;
}

export const otherPlan = ({ interval }: Plan): Plan => planFor(interval === 'MONTHLY' ? 'YEARLY' : 'MONTHLY');

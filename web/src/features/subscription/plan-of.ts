import type { PlanInterval } from '@daybreak/contract/types.ts';
import { type Plan, plans } from '../pricing/plans.ts';

/** The plan of an interval. */
export function planOf(interval: PlanInterval): Plan {
  const plan = plans.find((known) => known.interval === interval);
  if (plan === undefined) throw new Error(`There is no plan of ${interval}. Add it to plans.ts.`);
  return plan;
}

/** The plan one can change to. */
export const otherPlan = ({ interval }: Plan): Plan => planOf(interval === 'MONTHLY' ? 'YEARLY' : 'MONTHLY');

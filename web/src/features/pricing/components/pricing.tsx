import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { PlanInterval } from '@daybreak/contract/types.ts';
import { offers } from '../../../config/offers.ts';
import { testimonial } from '../../../config/testimonial.ts';
import { plans } from '../plans.ts';
import { PlanCard } from './plan-card.tsx';
import { Questions } from './questions.tsx';
import { TestimonialQuote } from './testimonial-quote.tsx';

export interface PricingProps {
  /** Opens the checkout of a plan; null for a visitor. */
  readonly onSubscribe: ((interval: PlanInterval) => void) | null;
  /** The plan whose checkout is opening. */
  readonly opening?: PlanInterval | null;
}

export function Pricing({ onSubscribe, opening = null }: PricingProps) {
  const [alwaysFree] = offers.visitor.bullets;
  return (
    <>
      <section className="grid gap-4 py-8 sm:pt-14 sm:pb-12">
        <h1 className="font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] sm:text-display">
          Browse free. Pay only for alerts.
        </h1>
        <p className="max-w-[60ch] text-lead text-muted">
          {alwaysFree}, with or without an account. A free account comes with {FREE_ALERTS} free job alerts; a
          subscription keeps them coming.
        </p>
      </section>
      <div className="grid border-t border-line sm:grid-cols-2 sm:py-10 sm:[&>*+*]:border-l sm:[&>*+*]:border-line sm:[&>*+*]:pl-8 sm:[&>*]:pr-8 max-sm:[&>*+*]:border-t max-sm:[&>*+*]:border-line">
        {plans.map((plan) => (
          <PlanCard
            key={plan.interval}
            plan={plan}
            isPrimary={plan === plans[0]}
            isOpening={opening === plan.interval}
            onSubscribe={onSubscribe && (() => onSubscribe(plan.interval))}
          />
        ))}
      </div>
      <TestimonialQuote testimonial={testimonial} />
      <Questions />
    </>
  );
}

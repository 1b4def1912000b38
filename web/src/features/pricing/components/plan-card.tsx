import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { BusyButton } from '../../../components/busy-button.tsx';
import { paths } from '../../../config/paths.ts';
import { product } from '../../../config/product.ts';
import type { Plan } from '../plans.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  /** Its button is the page's accent button. */
  readonly isPrimary: boolean;
  /** Opens the checkout; null for a visitor, who is sent to register. */
  readonly onSubscribe: (() => void) | null;
  readonly isOpening: boolean;
}

const outlinedClass =
  'inline-flex min-h-11 items-center justify-center justify-self-start rounded-lg border border-ink px-4.5 font-semibold transition-colors duration-150 hover:bg-ink hover:text-on-ink';

export function PlanCard({ plan, isPrimary, onSubscribe, isOpening }: PlanCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-rows-[auto_auto_1fr_auto] gap-5 py-8 sm:py-2">
      <h2 id={heading} className="flex flex-wrap items-baseline gap-x-3 text-lead font-semibold">
        {plan.name}
        {plan.label !== '' && <span className="text-small font-[550] text-dusk">{plan.label}</span>}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-head text-display leading-[1.1] font-semibold tracking-[-0.042em]">
          {plan.price}
        </span>{' '}
        <span className="text-muted">{plan.period}</span>
      </p>
      <ul className="grid max-w-[46ch] content-start gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="grid grid-cols-[1rem_1fr] gap-3">
            <Check className="mt-1 size-4 text-muted" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction
        plan={plan}
        isPrimary={isPrimary}
        onSubscribe={onSubscribe}
        isOpening={isOpening}
        describedBy={heading}
      />
    </section>
  );
}

function PlanAction({
  plan,
  isPrimary,
  onSubscribe,
  isOpening,
  describedBy,
}: PlanCardProps & { describedBy: string }) {
  if (onSubscribe === null)
    return isPrimary ? (
      <AccentLink href={paths.onboarding}>Try {product.name}</AccentLink>
    ) : (
      <Link href={paths.onboarding} className={outlinedClass} aria-describedby={describedBy}>
        Try {product.name}
      </Link>
    );
  return (
    <BusyButton
      look={isPrimary ? 'accent' : 'outlined'}
      isBusy={isOpening}
      onClick={onSubscribe}
      className="justify-self-start"
    >
      {plan.subscribeLabel}
    </BusyButton>
  );
}

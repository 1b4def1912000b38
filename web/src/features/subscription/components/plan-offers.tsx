import Check from 'lucide-react/icons/check';
import { BusyButton } from '../../../components/busy-button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { type Plan, plans } from '../../pricing/plans.ts';
import { useSession } from '../../session/session.ts';
import { type Checkout, useCheckout } from '../use-checkout.ts';

export function PlanOffers() {
  const session = useSession();
  const checkout = useCheckout(async (interval) => {
    if (session.state === 'user') await session.subscribe(interval);
  });
  return (
    <div>
      <ul className="border-t border-line">
        {plans.map((plan) => (
          <PlanOffer key={plan.interval} plan={plan} checkout={checkout} />
        ))}
      </ul>
      <FormMessage role="alert" className="mt-4">
        {checkout.failure}
      </FormMessage>
    </div>
  );
}

interface PlanOfferProps {
  readonly plan: Plan;
  readonly checkout: Checkout;
}

function PlanOffer({ plan: { interval, name, label, price, period, features }, checkout }: PlanOfferProps) {
  return (
    <li className="grid gap-5 border-b border-line py-6 last:border-b-0 last:pb-0">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-baseline gap-x-3 text-lead font-semibold">
          {name}
          {label !== '' && <span className="text-small font-[550] text-dusk">{label}</span>}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="font-head text-heading leading-[1.15] font-semibold tracking-[-0.03em]">
            {price}
          </span>{' '}
          <span className="text-muted">{period}</span>
        </p>
      </div>
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="grid grid-cols-[1rem_1fr] gap-3">
            <Check className="mt-1 size-4 text-muted" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <BusyButton
        look={interval === 'MONTHLY' ? 'accent' : 'outlined'}
        isBusy={checkout.opening === interval}
        isDisabled={checkout.opening !== null}
        onClick={() => checkout.start(interval)}
        className="justify-self-start max-sm:w-full"
      >
        Start {name} subscription
      </BusyButton>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { BusyButton } from '../../../components/busy-button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { planFor } from '../../pricing/plans.ts';
import { useSession } from '../../session/session.ts';
import { canSubscribe, subscriptionState } from '../subscription-state.ts';
import { useCheckout } from '../use-checkout.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

export interface AnnualOfferProps {
  /** Describes the benefit of the annual plan. */
  readonly children: ReactNode;
}

export function AnnualOffer({ children }: AnnualOfferProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-muted">{children}</p>
      <AnnualPlanAction />
    </div>
  );
}

function AnnualPlanAction() {
  const { email, activeSubscription } = useAccount();
  const session = useSession();
  const [isChoosing, setChoosing] = useState(false);
  const { start, opening, failure } = useCheckout(async (interval) => {
    if (session.state === 'user') await session.subscribe(interval);
  });
  const state = subscriptionState(activeSubscription);
  if (canSubscribe(state))
    return (
      <div>
        <BusyButton look="outlined" isBusy={opening !== null} onClick={() => start('YEARLY')}>
          Start Annual subscription
        </BusyButton>
        <FormMessage role="alert" className="mt-4">
          {failure}
        </FormMessage>
      </div>
    );
  if (state === 'active')
    return (
      <>
        <BusyButton look="outlined" isBusy={false} onClick={() => setChoosing(true)}>
          Change to Annual
        </BusyButton>
        {isChoosing && (
          <ChangePlanDialog email={email} plan={planFor('MONTHLY')} onClose={() => setChoosing(false)} />
        )}
      </>
    );
  return (
    <Link
      href={paths.subscription}
      className="inline-flex min-h-11 items-center text-dusk underline underline-offset-4"
    >
      See your subscription
    </Link>
  );
}

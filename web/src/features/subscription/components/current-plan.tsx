import type { ActiveSubscription } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button.tsx';
import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useNow } from '../../../components/use-now.ts';
import { visitorClock } from '../../listing/day.ts';
import { otherPlan, planFor } from '../../pricing/plans.ts';
import { canCancel, hasCard, subscriptionState } from '../subscription-state.ts';
import { dayText, statusText, subscriptionSummary, unusedText } from '../subscription-text.ts';
import { useSubscriptionChange } from '../use-subscription-change.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeCardButton } from './change-card-button.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

export interface CurrentPlanProps {
  readonly email: string;
  readonly subscription: ActiveSubscription;
}

export function CurrentPlan({ email, subscription }: CurrentPlanProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const { change, changing, failure } = useSubscriptionChange(email);
  const now = useNow();
  const state = subscriptionState(subscription);
  const plan = planFor(subscription.planInterval);
  const other = otherPlan(plan);
  return (
    <div className="grid">
      <PlanLine subscription={subscription} />
      <p className={`mt-3 ${state === 'past_due' ? 'border-l-2 border-alarm pl-3.5' : 'text-muted'}`}>
        {subscriptionSummary(subscription, now, visitorClock(now).timeZone)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
        {state === 'canceling' && (
          <BusyButton
            look="accent"
            isBusy={changing === 'resume'}
            isDisabled={changing !== null}
            onClick={() => change({ kind: 'resume' })}
          >
            Keep subscription
          </BusyButton>
        )}
        {hasCard(state) && <ChangeCardButton email={email} />}
        {canCancel(state) && (
          <QuietButton aria-haspopup="dialog" onClick={() => setCanceling(true)}>
            Cancel Subscription
          </QuietButton>
        )}
        {state === 'active' && (
          <QuietButton aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            Change to {other.name}
            {other.label !== '' && `, ${other.label}`}
          </QuietButton>
        )}
      </div>
      <FormMessage role="alert" className="mt-4">
        {isChoosing || isCanceling ? '' : failure}
      </FormMessage>
      {isCanceling && (
        <CancelDialog
          email={email}
          plan={plan}
          until={dayText(subscription.currentPeriodEnd, now, visitorClock(now).timeZone)}
          onClose={() => setCanceling(false)}
        />
      )}
      {isChoosing && (
        <ChangePlanDialog
          email={email}
          plan={plan}
          unused={unusedText(subscription, now, plan.price)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function PlanLine({ subscription }: Pick<CurrentPlanProps, 'subscription'>) {
  const { name, price, period } = planFor(subscription.planInterval);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="flex items-baseline gap-x-3">
        <span className="font-head text-heading leading-[1.15] font-semibold tracking-[-0.03em]">{name}</span>{' '}
        <span className="text-muted">{statusText(subscription)}</span>
      </p>
      <p className="text-muted tabular-nums">
        {price} {period}
      </p>
    </div>
  );
}

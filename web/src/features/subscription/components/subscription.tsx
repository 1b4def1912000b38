import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { canSubscribe, subscriptionState } from '../subscription-state.ts';
import { useCheckoutReturn } from '../use-checkout-return.ts';
import { CheckoutStatus } from './checkout-status.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { Receipts } from './receipts.tsx';

export function Subscription() {
  const { email, activeSubscription } = useAccount();
  const { state, onCheckAgain } = useCheckoutReturn();
  const isFree = canSubscribe(subscriptionState(activeSubscription));
  return (
    <>
      <AccountSection heading="Your plan" lead="Searching jobs is always free.">
        <div>
          <CheckoutStatus state={state} onCheckAgain={onCheckAgain} />
          {/* Prevents a second payment while the first is being confirmed. */}
          {state !== 'waiting' && (
            <div className="grid gap-6">
              {isFree && <p>No subscriptions active.</p>}
              {activeSubscription && <CurrentPlan email={email} subscription={activeSubscription} />}
              {isFree && <PlanOffers />}
            </div>
          )}
        </div>
      </AccountSection>
      <AccountSection heading="Receipts" lead="Newest first.">
        <Receipts email={email} />
      </AccountSection>
    </>
  );
}

import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { canSubscribe, subscriptionState } from '../subscription-state.ts';
import { useCheckoutReturn } from '../use-checkout-return.ts';
import { CheckoutStatus } from './checkout-status.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { Receipts } from './receipts.tsx';

/** What a person subscribes to, what can be done about it, and what was paid. */
export function Subscription() {
  const { email, activeSubscription } = useAccount();
  const { state, onCheckAgain } = useCheckoutReturn();
  const isFree = canSubscribe(subscriptionState(activeSubscription));
  return (
    <>
      <AccountSection heading="Your plan" lead="The board is free, with a subscription and without.">
        <div>
          <CheckoutStatus state={state} onCheckAgain={onCheckAgain} />
          {/* Who has just paid is not asked to pay again. */}
          {state !== 'waiting' && (
            <div className="grid gap-6">
              {isFree && <p>No subscriptions active.</p>}
              {activeSubscription && <CurrentPlan email={email} subscription={activeSubscription} />}
              {isFree && <PlanOffers />}
            </div>
          )}
        </div>
      </AccountSection>
      <AccountSection heading="Receipts" lead="What was paid, newest first.">
        <Receipts email={email} />
      </AccountSection>
    </>
  );
}

import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Subscription } from '../../features/subscription/components/subscription.tsx';

/** /profile/subscription: what a person subscribes to, and the receipts. */
export function SubscriptionPage() {
  return (
    <AccountLayout heading="Subscription" lead="Unlimited alerts, for as long as you like.">
      {/* The room of what comes, so that the page's end does not move. */}
      <div className="min-h-svh">
        <Subscription />
      </div>
    </AccountLayout>
  );
}

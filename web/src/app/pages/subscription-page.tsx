import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Subscription } from '../../features/subscription/components/subscription.tsx';

export default function SubscriptionPage() {
  return (
    <AccountLayout heading="Subscription" lead="Unlimited alerts. Cancel anytime.">
      {/* Reserves space so that the footer does not jump while the page loads. */}
      <div className="min-h-svh">
        <Subscription />
      </div>
    </AccountLayout>
  );
}

import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Alerts } from '../../features/alerts/components/alerts.tsx';

export default function AlertsPage() {
  const { email } = useAccount();
  return (
    <AccountLayout heading="Alerts" lead="Every job we matched to you, and why.">
      {/* Reserves space so that the footer does not jump while the list loads. */}
      <div className="min-h-svh">
        <Alerts email={email} />
      </div>
    </AccountLayout>
  );
}

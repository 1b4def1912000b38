import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Alerts } from '../../features/alerts/components/alerts.tsx';

/** /profile/alerts: what a person has been alerted to. */
export function AlertsPage() {
  const { email } = useAccount();
  return (
    <AccountLayout heading="Alerts" lead="Every job that was for you: why it came, and what became of it.">
      {/* The room of what comes, so that the page's end does not move. */}
      <div className="min-h-svh">
        <Alerts email={email} />
      </div>
    </AccountLayout>
  );
}

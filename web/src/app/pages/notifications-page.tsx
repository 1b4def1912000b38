import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { PreviewLayout } from '../../features/alert-preview/components/preview-layout.tsx';
import { Notifications } from '../../features/notifications/components/notifications.tsx';

export default function NotificationsPage() {
  const { email } = useAccount();
  return (
    <AccountLayout heading="Notifications" lead="Choose how we alert you, and about which jobs.">
      <PreviewLayout email={email}>
        <Notifications />
      </PreviewLayout>
    </AccountLayout>
  );
}

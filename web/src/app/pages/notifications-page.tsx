import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Notifications } from '../../features/notifications/components/notifications.tsx';
import { PreviewLayout } from '../../features/preview/components/preview-layout.tsx';

/** /profile/manage-notifications: how, where and for which jobs a person is alerted. */
export function NotificationsPage() {
  const { email } = useAccount();
  return (
    <AccountLayout heading="Notifications" lead="How alerts reach you, and which jobs they are about.">
      <PreviewLayout email={email}>
        <Notifications />
      </PreviewLayout>
    </AccountLayout>
  );
}

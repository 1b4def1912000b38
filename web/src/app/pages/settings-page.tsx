import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { AccountRights } from '../../features/account-rights/components/account-rights.tsx';
import { Greeting } from '../../features/settings/components/greeting.tsx';
import { PasswordSection } from '../../features/settings/components/password-section.tsx';
import { ProfileForm } from '../../features/settings/components/profile-form.tsx';
import { SmallScreenMenu } from '../../features/settings/components/small-screen-menu.tsx';

export function SettingsPage() {
  const { matches } = useAccount();
  return (
    <AccountLayout heading="Settings" lead={<Greeting matches={matches} />}>
      <ProfileForm />
      <PasswordSection />
      <AccountRights />
      <SmallScreenMenu />
    </AccountLayout>
  );
}

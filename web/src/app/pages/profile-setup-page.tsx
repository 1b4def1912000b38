import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { ProfileForm } from '../../features/settings/components/profile-form.tsx';

/** No page links here. */
export default function ProfileSetupPage() {
  return (
    <AccountLayout heading="Profile" lead="Who you are, and where you'd like to work.">
      <ProfileForm />
    </AccountLayout>
  );
}

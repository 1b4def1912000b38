import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { ProfileForm } from '../../features/settings/components/profile-form.tsx';

/** /profile/setup, which no page leads to. */
export function ProfileSetupPage() {
  return (
    <AccountLayout heading="Profile" lead="What we know of you. Each change is saved as you make it.">
      <ProfileForm />
    </AccountLayout>
  );
}

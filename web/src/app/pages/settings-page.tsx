import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { useNow } from '../../components/use-now.ts';
import { isSubscribed } from '../../features/account/is-subscribed.ts';
import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { AccountLinks } from '../../features/account-layout/account-links.tsx';
import { PausedNote } from '../../features/notifications/components/paused-note.tsx';
import { pausedUntil } from '../../features/notifications/pause.ts';
import { MatchingNow } from '../../features/preview/components/matching-now.tsx';
import { PrivacySettings } from '../../features/privacy/components/privacy-settings.tsx';
import { Greeting } from '../../features/settings/components/greeting.tsx';
import { PasswordSection } from '../../features/settings/components/password-section.tsx';
import { ProfileForm } from '../../features/settings/components/profile-form.tsx';
import { SmallScreenMenu } from '../../features/settings/components/small-screen-menu.tsx';

export default function SettingsPage() {
  const account = useAccount();
  const { email, matches } = account;
  const now = useNow();
  const hasPlan = isSubscribed(account, now);
  const isNew = matches === FREE_ALERTS && !hasPlan;
  return (
    <AccountLayout heading="Settings">
      <MatchingNow email={email} max={3} lists={isNew}>
        <div className="pb-6 empty:hidden">
          <PausedNote />
        </div>
        <Greeting matches={matches} isSubscribed={hasPlan} pausedUntil={pausedUntil(account, now)} />
        <AccountLinks />
        <ProfileForm />
        <PasswordSection />
        <PrivacySettings />
        <SmallScreenMenu />
      </MatchingNow>
    </AccountLayout>
  );
}

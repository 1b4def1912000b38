import { useHydrated } from '../../components/use-hydrated.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import {
  AccountSavedList,
  SavedListSkeleton,
} from '../../features/saved-list/components/account-saved-list.tsx';
import { BrowserSavedList } from '../../features/saved-list/components/browser-saved-list.tsx';
import { useSession } from '../../features/session/session.ts';

const HEADING = 'Saved jobs';
const LEAD = 'Jobs you kept for later.';

export default function SavedPage() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (session.state === 'user')
    return (
      <AccountLayout heading={HEADING} lead={LEAD}>
        {/* Reserves space so that the footer does not jump while the list loads. */}
        <div className="min-h-svh">
          <AccountSavedList email={session.user.email} />
        </div>
      </AccountLayout>
    );
  return (
    <div className="min-h-svh pt-6 pb-16 sm:pt-8">
      <header className="grid gap-3 pb-8">
        <h1 className="font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] sm:text-[2.125rem]">
          {HEADING}
        </h1>
        <p className="max-w-[60ch] text-lead text-muted">{LEAD}</p>
      </header>
      {isHydrated && session.state === 'visitor' ? <BrowserSavedList /> : <SavedListSkeleton />}
    </div>
  );
}

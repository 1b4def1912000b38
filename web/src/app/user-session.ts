import { navigate } from 'wouter/use-browser-location';
import { paths } from '../config/paths.ts';
import { accountKey, accountQuery } from '../features/account/account-query.ts';
import { type Account, getAccount } from '../features/account/api/account.ts';
import { isSubscribed } from '../features/account/is-subscribed.ts';
import { hiddenInBrowser } from '../features/hidden-jobs/hidden-jobs.ts';
import { currentSession, signOut } from '../features/identity/identity.ts';
import { IdentityFailure } from '../features/identity/identity-failure.ts';
import { rememberedSpan } from '../features/identity/remembered.ts';
import { savePreferredJobType } from '../features/listing/preferred-job-type.ts';
import { savedInBrowser } from '../features/saved-jobs/saved-jobs.ts';
import { readSession, type Session, setSession } from '../features/session/session.ts';
import { openCheckout } from '../features/subscription/open-checkout.ts';
import { setCredentials } from '../service/credentials.ts';
import { Failure, toFailure } from '../service/failure.ts';
import { queryClient } from '../service/queries.tsx';
import { endSession } from './end-session.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { sessionCredentials } from './session-credentials.ts';

/** Ends push notifications in this browser, if there may be any, before the credentials are gone. */
function logOut(email: string): void {
  const mayHavePush = 'Notification' in window && Notification.permission === 'granted';
  if (!mayHavePush) leave();
  else
    import('../features/push/leave-device.ts')
      .then(({ leaveDevice }) => leaveDevice(email))
      .catch((error: unknown) => console.error(error))
      .finally(leave);
}

/** Does not wait for Cognito to revoke the tokens. */
function leave(): void {
  signOut().catch((error: unknown) => console.error(error));
  navigate(paths.home);
  endSession();
}

function createSession(account: Account, isStaff: boolean): Session {
  const { email, firstName, matches, locations, excludedCompanies, dreamCompanies, userPrefs } = account;
  const { skills, resumeEvidence } = account;
  const { preferredJobType } = userPrefs;
  const hasTitles = account.positions.length + account.generatedPositions.length > 0;
  const user = {
    email,
    firstName,
    matches,
    preferredJobType,
    locations,
    excludedCompanies,
    hasTitles,
    dreamCompanies,
    skills,
    resumeEvidence,
    isStaff,
    isSubscribed: isSubscribed(account, Date.now()),
  };
  return {
    state: 'user',
    user,
    logOut: () => logOut(email),
    subscribe: (interval) => openCheckout(email, interval),
  };
}

/** Loads the Instant Apply button, which only subscribers see. */
async function loadApplyButton(): Promise<void> {
  const { ApplyButton } = await import('../features/applications/components/apply-button.tsx');
  const session = readSession();
  if (session.state === 'user' && session.user.isSubscribed) setSession({ ...session, ApplyButton });
}

function showAccount(account: Account, isStaff: boolean): void {
  savePreferredJobType(window, account.userPrefs.preferredJobType);
  const session = createSession(account, isStaff);
  const { ApplyButton } = readSession();
  const mayApply = isSubscribed(account, Date.now());
  setSession(mayApply && ApplyButton ? { ...session, ApplyButton } : session);
  if (mayApply && !ApplyButton) loadApplyButton().catch((error: unknown) => console.error(error));
}

// Every change of the account updates the session.
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || query.queryKey[0] !== accountKey[0]) return;
  const session = readSession();
  const account = queryClient.getQueryData(accountQuery.queryKey);
  if (account === undefined || session.state !== 'user' || session.onLoginAgain) return;
  showAccount(account, session.user.isStaff ?? false);
});

/** Refetches even a fresh account. */
const refetchAccount = () => queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });

// A page restored from the back/forward cache, for example after checkout, is out of date.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || readSession().state !== 'user') return;
  refetchAccount().catch((error: unknown) => console.error(error));
});

pollWhileVisible(async () => {
  const session = readSession();
  if (session.state === 'user' && !session.onLoginAgain) await refetchAccount();
});

/**
 * Loads the account, sets the session and navigates to `landing`, if given. Throws a `Failure` or an
 * `IdentityFailure`.
 */
export async function startSession(landing?: string): Promise<void> {
  setCredentials(sessionCredentials);
  const session = await currentSession();
  if (session === null) throw new Failure('Unauthorized');
  // Not a query: a page that unmounts would cancel it.
  const account = await getAccount(session.email, new AbortController().signal);
  queryClient.setQueryData(accountQuery.queryKey, account);
  if (landing !== undefined) navigate(landing, { replace: true });
  showAccount(account, session.isStaff);
  if (savedInBrowser.read().length > 0) {
    const { moveToAccount } = await import('../features/saved-jobs/account-saved.ts');
    void moveToAccount(account.email);
  }
  if (hiddenInBrowser.read().companies.length > 0) {
    const { moveHiddenToAccount } = await import('../features/hidden-jobs/exclude-company.ts');
    void moveHiddenToAccount();
  }
}

/** Restores the session of this browser; without a valid one the user is a visitor. */
export async function resumeSession(): Promise<void> {
  setSession({ state: 'loading' });
  try {
    await startSession();
  } catch (error) {
    const failure = error instanceof IdentityFailure ? error : toFailure(error);
    if (failure.code === 'Unauthorized') return endSession({ hasEnded: true });
    console.error(failure);
    const onTryAgain = () => void resumeSession();
    setSession({ state: 'loading', failure: { message: failure.message, onTryAgain } });
  }
}

/** Follows a sign-in or sign-out in another tab. For the same user, only an expired session resumes. */
export async function syncSession(): Promise<void> {
  const before = readSession();
  if (rememberedSpan() === null) {
    if (before.state === 'user' && before.onLoginAgain) before.onLoginAgain(false);
    else if (before.state !== 'visitor') endSession();
    return;
  }
  const now = await currentSession().catch(() => null);
  if (before.state !== 'user' || before.user.email !== now?.email) await resumeSession();
  else before.onLoginAgain?.(true);
}

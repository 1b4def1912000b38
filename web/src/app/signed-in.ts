import { navigate } from 'wouter/use-browser-location';
import { paths } from '../config/paths.ts';
import { accountKey, accountQuery } from '../features/account/account-query.ts';
import { type Account, getAccount } from '../features/account/api/account.ts';
import { isSubscribed } from '../features/account/is-subscribed.ts';
import { currentSession, signOut } from '../features/identity/identity.ts';
import { IdentityFailure } from '../features/identity/identity-failure.ts';
import { rememberedSpan } from '../features/identity/remembered.ts';
import { savePreferredJobType } from '../features/listing/preferred-job-type.ts';
import { readSession, type Session, setSession } from '../features/session/session.ts';
import { openCheckout } from '../features/subscription/open-checkout.ts';
import { setCredentials } from '../service/credentials.ts';
import { Failure, toFailure } from '../service/failure.ts';
import { queryClient } from '../service/queries.tsx';
import { keepLooking } from './keep-looking.ts';
import { leaveSession } from './leave-session.ts';
import { sessionCredentials } from './session-credentials.ts';

/** Signs out and goes to the board. The user pool is told meanwhile: nobody waits for it. */
function logOut(): void {
  signOut().catch((error: unknown) => console.error(error));
  navigate(paths.home);
  leaveSession();
}

/** The record as the pages around show it, and what only its owner can do. */
function sessionOf(account: Account, isStaff: boolean): Session {
  const { email, firstName, matches, userPrefs } = account;
  const { preferredJobType } = userPrefs;
  const user = {
    email,
    firstName,
    matches,
    preferredJobType,
    isStaff,
    isSubscribed: isSubscribed(account, Date.now()),
  };
  return { state: 'user', user, logOut, subscribe: (interval) => openCheckout(email, interval) };
}

/** Brings the button that only subscribers have on pages of everybody; nothing stands in its place meanwhile. */
async function bringApplyButton(): Promise<void> {
  const { ApplyButton } = await import('../features/applications/components/apply-button.tsx');
  const session = readSession();
  if (session.state === 'user' && session.user.isSubscribed) setSession({ ...session, ApplyButton });
}

function show(account: Account, isStaff: boolean): void {
  savePreferredJobType(window, account.userPrefs.preferredJobType);
  const session = sessionOf(account, isStaff);
  const { ApplyButton } = readSession();
  const mayApply = isSubscribed(account, Date.now());
  setSession(mayApply && ApplyButton ? { ...session, ApplyButton } : session);
  if (mayApply && !ApplyButton) bringApplyButton().catch((error: unknown) => console.error(error));
}

// Whatever changes the record changes what the pages around show of it.
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || query.queryKey[0] !== accountKey[0]) return;
  const session = readSession();
  const account = queryClient.getQueryData(accountQuery.queryKey);
  if (account === undefined || session.state !== 'user' || session.onLoginAgain) return;
  show(account, session.user.isStaff ?? false);
});

/** Reads the record anew, however lately it was read. */
const lookAgain = () => queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });

// Whoever comes back from the checkout by the browser's own way back sees a page that has slept meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || readSession().state !== 'user') return;
  lookAgain().catch((error: unknown) => console.error(error));
});

keepLooking(async () => {
  const session = readSession();
  if (session.state === 'user' && !session.onLoginAgain) await lookAgain();
});

/**
 * Loads the record of who has signed in, says that they are here, and goes to `landing` where one is given. Throws a
 * `Failure` or an `IdentityFailure`.
 */
export async function enter(landing?: string): Promise<void> {
  setCredentials(sessionCredentials);
  const session = await currentSession();
  if (session === null) throw new Failure('Unauthorized');
  // Not as a query: a page that is left, and had looked at it, would take the answer along.
  const account = await getAccount(session.email, new AbortController().signal);
  queryClient.setQueryData(accountQuery.queryKey, account);
  if (landing !== undefined) navigate(landing, { replace: true });
  show(account, session.isStaff);
}

/** Finds out who is still signed in here; whom the user pool does not know any more is a visitor. */
export async function resume(): Promise<void> {
  setSession({ state: 'loading' });
  try {
    await enter();
  } catch (error) {
    const failure = error instanceof IdentityFailure ? error : toFailure(error);
    if (failure.code === 'Unauthorized') return leaveSession({ hasEnded: true });
    console.error(failure);
    const onTryAgain = () => void resume();
    setSession({ state: 'loading', failure: { message: failure.message, onTryAgain } });
  }
}

/**
 * Another tab has signed in or out for good. For the same person nothing changes here, but that a session that was over
 * goes on.
 */
export async function follow(): Promise<void> {
  const before = readSession();
  if (rememberedSpan() === null) {
    if (before.state === 'user' && before.onLoginAgain) before.onLoginAgain(false);
    else if (before.state !== 'visitor') leaveSession();
    return;
  }
  const now = await currentSession().catch(() => null);
  if (before.state !== 'user' || before.user.email !== now?.email) await resume();
  else before.onLoginAgain?.(true);
}

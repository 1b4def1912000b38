import type { ComponentType, ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { AccentButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { paths } from '../config/paths.ts';
import type { Access } from '../config/routes.ts';
import { type Session, useSession } from '../features/session/session.ts';
import type { LoginRedirect } from './login-state.ts';
import NotFoundPage from './pages/not-found-page.tsx';

export interface GuardProps {
  readonly access: Access;
  readonly page: ComponentType;
}

export function Guard({ access, page: Page }: GuardProps) {
  if (access === 'visitors')
    return (
      <ForVisitors>
        <Page />
      </ForVisitors>
    );
  if (access === 'staff')
    return (
      <ForStaff>
        <Page />
      </ForStaff>
    );
  return access === 'all' ? (
    <Page />
  ) : (
    <ForUsers>
      <Page />
    </ForUsers>
  );
}

interface GuardedProps {
  readonly children: ReactNode;
}

/** Stays in the prerendered markup; style sheets hide it until the session is known. */
function ForVisitors({ children }: GuardedProps) {
  const session = useSession();
  if (session.state === 'user') return <Redirect to={paths.home} replace />;
  if (session.state === 'loading' && session.failure) return <AccountFailure failure={session.failure} />;
  return <div className="visitors-page">{children}</div>;
}

function ForUsers({ children }: GuardedProps) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const isHydrated = useHydrated();
  if (!isHydrated) return <PageSkeleton />;
  if (session.state === 'user') return children;
  if (session.state === 'visitor') {
    const { hasEnded = false } = session;
    const from = search === '' ? path : `${path}?${search}`;
    // A query means a link from a message, which should open after logging in.
    const state: LoginRedirect | null = hasEnded || search !== '' ? { from, hasEnded } : null;
    return <Redirect to={paths.login} replace state={state} />;
  }
  return session.failure ? <AccountFailure failure={session.failure} /> : <PageSkeleton />;
}

/** Everyone but staff sees the 404 page, and nothing while the session loads. */
function ForStaff({ children }: GuardedProps) {
  const session = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && session.state === 'loading')
    return session.failure ? (
      <AccountFailure failure={session.failure} />
    ) : (
      <div role="status" className="min-h-svh">
        <span className="sr-only">Loading</span>
      </div>
    );
  if (isHydrated && session.state === 'user' && session.user.isStaff) return children;
  const isHidden = !isHydrated || session.state !== 'user';
  return (
    <div className="min-h-svh">
      <div className={isHidden ? 'for-visitors' : undefined}>
        <NotFoundPage />
      </div>
    </div>
  );
}

type SessionFailure = NonNullable<Extract<Session, { state: 'loading' }>['failure']>;

function AccountFailure({ failure }: { readonly failure: SessionFailure }) {
  return (
    <Notice
      role="alert"
      heading="Couldn't load your account"
      action={<AccentButton onClick={failure.onTryAgain}>Try again</AccentButton>}
    >
      {failure.message}
    </Notice>
  );
}

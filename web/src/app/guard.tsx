import type { ComponentType, ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { AccentButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { paths } from '../config/paths.ts';
import { type Session, useSession } from '../features/session/session.ts';
import type { Access } from './access.ts';
import type { CameFrom } from './came-from.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

export interface GuardProps {
  readonly access: Access;
  readonly page: ComponentType;
}

/** Shows a page to those it is for, and leads all others to where they can go on. */
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

interface Guarded {
  readonly children: ReactNode;
}

/** Kept as it is until it is known who is here: style sheets hide it meanwhile. */
function ForVisitors({ children }: Guarded) {
  const session = useSession();
  if (session.state === 'user') return <Redirect to={paths.home} replace />;
  if (session.state === 'loading' && session.failure) return <NotLoaded failure={session.failure} />;
  return <div className="visitors-page">{children}</div>;
}

function ForUsers({ children }: Guarded) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const isHydrated = useHydrated();
  if (!isHydrated) return <PageSkeleton />;
  if (session.state === 'user') return children;
  if (session.state === 'visitor') {
    const { hasEnded = false } = session;
    const from = search === '' ? path : `${path}?${search}`;
    // An address that asks for something of its own is what somebody was sent: they want to come to it.
    const state: CameFrom | null = hasEnded || search !== '' ? { from, hasEnded } : null;
    return <Redirect to={paths.login} replace state={state} />;
  }
  return session.failure ? <NotLoaded failure={session.failure} /> : <PageSkeleton />;
}

/** For everybody else there is no such page; until it is known who is here, nothing is seen of either. */
function ForStaff({ children }: Guarded) {
  const session = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && session.state === 'loading')
    return session.failure ? (
      <NotLoaded failure={session.failure} />
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

type Failed = NonNullable<Extract<Session, { state: 'loading' }>['failure']>;

function NotLoaded({ failure }: { readonly failure: Failed }) {
  return (
    <Notice
      role="alert"
      heading="Couldn’t load your account"
      action={<AccentButton onClick={failure.onTryAgain}>Try again</AccentButton>}
    >
      {failure.message}
    </Notice>
  );
}

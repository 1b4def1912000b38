import { AccentButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useSession } from '../session/session.ts';
import { Flow } from './components/flow.tsx';
import type { Step } from './steps.ts';

export interface OnboardingProps {
  /** The page's own path. */
  readonly path: string;
  /** The step where the address names none. */
  readonly firstStep: Step;
}

/** From the first job title to an account; for who is signed in without titles, to a profile that has some. */
export function Onboarding(props: OnboardingProps) {
  const session = useSession();
  if (session.state !== 'loading') return <Flow {...props} isSignedIn={session.state === 'user'} />;
  if (session.failure === undefined) return <PageSkeleton />;
  return (
    <Notice
      role="alert"
      heading="Your account did not load"
      action={<AccentButton onClick={session.failure.onTryAgain}>Try again</AccentButton>}
    >
      {session.failure.message}
    </Notice>
  );
}

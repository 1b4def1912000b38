import { AccentButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useSession } from '../session/session.ts';
import { OnboardingFlow } from './components/onboarding-flow.tsx';
import type { Step } from './steps.ts';

export interface OnboardingProps {
  readonly path: string;
  /** The step to show if the address has none. */
  readonly firstStep: Step;
}

export function Onboarding(props: OnboardingProps) {
  const session = useSession();
  if (session.state !== 'loading') return <OnboardingFlow {...props} isSignedIn={session.state === 'user'} />;
  if (session.failure === undefined) return <PageSkeleton />;
  return (
    <Notice
      role="alert"
      heading="Couldn't load your account"
      action={<AccentButton onClick={session.failure.onTryAgain}>Try again</AccentButton>}
    >
      {session.failure.message}
    </Notice>
  );
}

import { paths } from '../../config/paths.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';

/** /onboarding: three steps to an account. */
export function OnboardingPage() {
  return <Onboarding path={paths.onboarding} firstStep={1} />;
}

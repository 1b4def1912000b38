import { paths } from '../../config/paths.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';

export default function OnboardingPage() {
  return <Onboarding path={paths.onboarding} firstStep={1} />;
}

import { paths } from '../../config/paths.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';

/** /register: onboarding, from its last step. */
export function RegisterPage() {
  return <Onboarding path={paths.register} firstStep={3} />;
}

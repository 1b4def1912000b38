import { paths } from '../../config/paths.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';

export default function RegisterPage() {
  return <Onboarding path={paths.register} firstStep={3} />;
}

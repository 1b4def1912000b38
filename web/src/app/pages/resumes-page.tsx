import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Resumes } from '../../features/resumes/components/resumes.tsx';

/** /profile/resumes */
export function ResumesPage() {
  return (
    <AccountLayout heading="Resumes" lead="Kept privately, to be at hand when you apply.">
      <Resumes />
    </AccountLayout>
  );
}

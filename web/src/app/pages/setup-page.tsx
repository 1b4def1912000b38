import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { ChooseTitles } from '../../features/choose-titles/components/choose-titles.tsx';

export default function SetupPage() {
  return (
    <AccountLayout
      heading="choose your own adventure"
      lead={
        <>
          Pick from the titles of today's and yesterday's jobs. You'll find our suggestions under{' '}
          <Link href={paths.jobTitles} className="text-dusk underline decoration-1 underline-offset-4">
            your job titles
          </Link>
          .
        </>
      }
    >
      <ChooseTitles />
    </AccountLayout>
  );
}

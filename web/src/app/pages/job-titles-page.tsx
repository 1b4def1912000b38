import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { PreviewLayout } from '../../features/alert-preview/components/preview-layout.tsx';
import { JobTitles } from '../../features/job-titles/components/job-titles.tsx';

export default function JobTitlesPage() {
  const { email } = useAccount();
  return (
    <AccountLayout heading="Job Titles" lead="We'll alert you the moment a matching job is posted.">
      <PreviewLayout email={email}>
        <JobTitles />
      </PreviewLayout>
    </AccountLayout>
  );
}

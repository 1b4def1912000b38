import { useAccount } from '../../features/account/use-account.ts';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { JobTitles } from '../../features/job-titles/components/job-titles.tsx';
import { PreviewLayout } from '../../features/preview/components/preview-layout.tsx';

/** /profile/job-titles: the titles that a person is alerted to. */
export function JobTitlesPage() {
  const { email } = useAccount();
  return (
    <AccountLayout
      heading="Job Titles"
      lead="The moment a job with one of these titles is posted, you hear of it."
    >
      <PreviewLayout email={email}>
        <JobTitles />
      </PreviewLayout>
    </AccountLayout>
  );
}

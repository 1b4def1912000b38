import { useSearch } from 'wouter';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { ResumeAnalysisPage } from '../../features/resume-analysis/components/resume-analysis-page.tsx';
import { Resumes } from '../../features/resumes/components/resumes.tsx';

export default function ResumesPage() {
  const resumeId = new URLSearchParams(useSearch()).get('analysis') ?? '';
  if (resumeId !== '') return <ResumeAnalysisPage resumeId={resumeId} />;
  return (
    <AccountLayout heading="Resumes" lead="Private, and ready when you apply.">
      <Resumes />
    </AccountLayout>
  );
}

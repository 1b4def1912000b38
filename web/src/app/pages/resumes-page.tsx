import { useSearch } from 'wouter';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { AnalysisOfResume } from '../../features/resume-analysis/components/analysis-of-resume.tsx';
import { Resumes } from '../../features/resumes/components/resumes.tsx';

/** /profile/resumes: the resumes of who is signed in; with `?analysis=`, the analysis of that resume. */
export function ResumesPage() {
  const resumeId = new URLSearchParams(useSearch()).get('analysis') ?? '';
  if (resumeId !== '') return <AnalysisOfResume resumeId={resumeId} />;
  return (
    <AccountLayout heading="Resumes" lead="Kept privately, to be at hand when you apply.">
      <Resumes />
    </AccountLayout>
  );
}

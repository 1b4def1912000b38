import { useEffect } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { ResumeAnalysis } from './resume-analysis.tsx';

export interface ResumeAnalysisPageProps {
  readonly resumeId: string;
}

export function ResumeAnalysisPage({ resumeId }: ResumeAnalysisPageProps) {
  const { resumes } = useAccount();
  const resume = resumes.find(({ id }) => id === resumeId);
  useEffect(() => {
    // The path stays the same, so the router does not reset scroll and focus.
    scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  if (resume?.state !== 'accepted')
    return (
      <AccountLayout heading="Resume analysis">
        <Notice role="status" action={<AccentLink href={paths.resumes}>See your resumes</AccentLink>}>
          {resume?.state === 'checking'
            ? "We're still checking this resume. You can analyze it in a moment."
            : 'This resume is no longer available.'}
        </Notice>
      </AccountLayout>
    );
  const lead = (
    <p className="flex flex-wrap gap-x-5">
      <span className="wrap-anywhere">{resume.resumeFileName}</span>
      <Link
        href={paths.resumes}
        className="-my-2.5 inline-block py-2.5 text-dusk underline decoration-line underline-offset-4 hover:decoration-dusk"
      >
        All resumes
      </Link>
    </p>
  );
  return (
    <AccountLayout heading="Resume analysis" lead={lead}>
      <ResumeAnalysis key={resumeId} resumeId={resumeId} />
    </AccountLayout>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { useAccount } from '../../account/use-account.ts';
import { readNewestResume } from '../api/applications.ts';
import { applicantFromResume } from '../applicant-from-resume.ts';
import { ApplicantForm } from './applicant-form.tsx';
import { CopyLine } from './copy-line.tsx';

export interface ApplicantLinesProps {
  readonly jobID: string;
}

/**
 * City, work authorization and links to copy; until they are confirmed, a form that begins with what the resume says.
 */
export function ApplicantLines({ jobID }: ApplicantLinesProps) {
  const { email, firstName, lastName, applicant } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const resume = useQuery({
    queryKey: ['resume text', email, jobID],
    queryFn: ({ signal }) => readNewestResume(email, jobID, signal),
    enabled: isOpen && applicant == null,
  });
  const close = () => setOpen(false);
  if (isOpen && applicant == null && resume.isPending)
    return (
      <li role="status" className="border-b border-line py-4 text-muted">
        Reading your resume…
      </li>
    );
  if (isOpen) {
    const known = `${firstName} ${lastName}`.trim();
    return (
      <li>
        <ApplicantForm initial={applicant ?? applicantFromResume(resume.data ?? '', known)} onClose={close} />
      </li>
    );
  }
  const { city = '', workAuthorization = '', links = [] } = applicant ?? {};
  return (
    <>
      {city !== '' && <CopyLine label="City" value={city} source={city} />}
      {workAuthorization !== '' && (
        <CopyLine label="Work authorization" value={workAuthorization} source={workAuthorization} />
      )}
      {links.map((link) => (
        <CopyLine key={link} label={siteOf(link)} value={link.replace(/^https?:\/\//, '')} source={link} />
      ))}
      <li className="border-b border-line py-1.5">
        <QuietButton onClick={() => setOpen(true)}>
          {applicant == null ? 'Add city, links and work authorization' : 'Change these details'}
        </QuietButton>
      </li>
    </>
  );
}

/** 'LinkedIn' and 'GitHub' as forms name them, other sites by their host. */
function siteOf(link: string): string {
  const host = URL.parse(link)?.hostname.replace(/^www\./, '') ?? link;
  return { 'linkedin.com': 'LinkedIn', 'github.com': 'GitHub' }[host] ?? host;
}

import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import type { ApplicationPacket } from '../api/applications.ts';
import { ApplicantLines } from './applicant-lines.tsx';
import { CopyLine } from './copy-line.tsx';
import { ResumeLine, type ResumeLineProps } from './resume-line.tsx';

export interface PacketDetailsProps extends Pick<ResumeLineProps, 'linkOf'> {
  readonly jobID: string;
  readonly packet: ApplicationPacket;
}

export function PacketDetails({
  jobID,
  packet: { firstName, lastName, email, phone, resumes },
  linkOf,
}: PacketDetailsProps) {
  const names = [firstName, lastName].filter((name) => name !== '');
  const full = useAccount().applicant?.fullName || names.join(' ');
  return (
    <ul className="border-t border-line">
      {full !== '' && <CopyLine label="Full name" value={full} source={full} />}
      {names.length > 1 && (
        <>
          <CopyLine label="First name" value={firstName} source={firstName} />
          <CopyLine label="Last name" value={lastName} source={lastName} />
        </>
      )}
      <CopyLine label="Email" value={email} source={email} />
      {phone === '' ? <NoPhone /> : <CopyLine label="Phone" value={phone} source={phone} />}
      <ApplicantLines jobID={jobID} />
      <ResumeLine resumes={resumes} linkOf={linkOf} />
    </ul>
  );
}

function NoPhone() {
  return (
    <li className="border-b border-line py-2">
      <p className="text-small text-muted">Phone</p>
      <p>
        No phone number yet.{' '}
        <Link
          href={paths.settings}
          className="inline-flex min-h-11 items-center text-dusk underline underline-offset-4"
        >
          Add a phone number
        </Link>
      </p>
    </li>
  );
}

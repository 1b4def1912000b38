import { jobTypeNames, roleNames } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminMatch } from '../api/matches.ts';
import { channelsText, dateTimeText, listText } from '../match-text.ts';
import { staffViewPath } from '../use-staff-view.ts';

export interface MatchFactsProps {
  readonly match: AdminMatch;
}

export function MatchFacts({ match }: MatchFactsProps) {
  const { summarizeJob: job, posMatchParam, locMatchCriteria, jobTMatchCriteria, user } = match;
  const { userPrefs: prefs } = user;
  return (
    <div className="grid gap-x-10 gap-y-1 text-small sm:grid-cols-2 wide:grid-cols-3">
      <div className="grid content-start gap-y-1 wide:contents">
        <Facts>
          <Fact name="Matched">{dateTimeText(match.createdAt)}</Fact>
          <Fact name="Sent">{dateTimeText(match.sentAt)}</Fact>
          <Fact name="Person">
            <Filter href={staffViewPath({ email: match.id })}>{match.id}</Filter>
          </Fact>
          <Fact name="Free alerts">{match.matches ?? 'Unknown'}</Fact>
          <Fact name="Channels">{channelsText(prefs, user.pushDeviceCount)}</Fact>
          <Fact name="Role, time zone">
            {roleNames[prefs.function]}, {prefs.timeZone}
          </Fact>
        </Facts>
        <Facts>
          <Fact name="Titles">{listText(posMatchParam.userProvidedPositions)}</Fact>
          <Fact name="Suggested">{listText(posMatchParam.aiGeneratedPositions)}</Fact>
          <Fact name="Based on">{listText(posMatchParam.baseJobTitles)}</Fact>
          <Fact name="Locations">{listText(locMatchCriteria.userLocations.map(placeName))}</Fact>
          <Fact name="Wants type">
            {jobTMatchCriteria.userJobType === null ? 'Any' : jobTypeNames[jobTMatchCriteria.userJobType]}
          </Fact>
          <Fact name="Wants remote">{prefs.includeRemote ? 'Yes' : 'No'}</Fact>
        </Facts>
      </div>
      <Facts>
        <Fact name="Company">{listText([...new Set([job.companyName, job.fullCompanyName])])}</Fact>
        <Fact name="Job ID">
          <Filter href={staffViewPath({ job: match.jobId })}>{match.jobId}</Filter>
        </Fact>
        <Fact name="Location">{job.jobLocation === '' ? '–' : job.jobLocation}</Fact>
        <Fact name="Recognized as">{listText(locMatchCriteria.jobLocations.map(placeName))}</Fact>
        <Fact name="Type">
          {jobTypeNames[jobTMatchCriteria.jobType]}
          {match.isRemote && ', remote'}
        </Fact>
        <Fact name="Published">{dateTimeText(job.jobCreated)}</Fact>
        <Fact name="First seen">{dateTimeText(job.jobDetected)}</Fact>
        <Fact name="Posting">{job.suppress ? 'Closed' : 'Open'}</Fact>
      </Facts>
      {job.summary.length > 0 && (
        <ul className="list-disc pt-2 pl-4 text-muted sm:col-span-full">
          {job.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid content-start grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">{children}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </>
  );
}

function Filter({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="underline decoration-line underline-offset-4 hover:decoration-ink">
      {children}
    </Link>
  );
}

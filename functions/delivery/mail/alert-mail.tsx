import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Job } from '../../table/job.ts';
import type { LeftOut } from '../delivery.ts';
import { JobSection } from './job-section.tsx';
import type { MailItem } from './mail-item.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './style.ts';
import type { MailFrame } from './to-mime.ts';
import {
  alertsUrl,
  asksToSubscribe,
  factsLine,
  introLine,
  JOBS_IN_FULL,
  moreAtEmployers,
  moreInAll,
  moreJobsHeading,
  occasionOf,
  previewLine,
  remainingText,
  subjectLine,
  subscribeUrl,
  timesLine,
  toSentences,
} from './words.ts';

export interface AlertMailProps {
  readonly items: readonly MailItem[];
  readonly leftOut: LeftOut | undefined;
  readonly firstName: string;
  readonly freeAlertsLeft: number | null;
  /** Whether the jobs were missed before a subscription began. */
  readonly isCatchUp: boolean;
  readonly timeZone: string;
  readonly now: Date;
  readonly frame: MailFrame;
}

/** Up to ten jobs in full, others as lines, and what there is no room for as numbers, in the site's style. */
export function AlertMail({
  items,
  leftOut,
  firstName,
  freeAlertsLeft,
  isCatchUp,
  timeZone,
  now,
  frame,
}: AlertMailProps) {
  const { siteUrl, links } = frame;
  const jobs = items.map(({ job }) => job);
  return (
    <MailLayout
      preview={previewLine(jobs, freeAlertsLeft)}
      lead={introLine(firstName, jobs.length, occasionOf(jobs, isCatchUp, now))}
      frame={frame}
    >
      {items.slice(0, JOBS_IN_FULL).map(({ job, why, fit, title, applyLink }) => (
        <JobSection
          key={job.jobID}
          job={job}
          why={toSentences(why, fit, timesLine(job, timeZone, now))}
          title={title}
          applyLink={applyLink}
          links={links}
        />
      ))}
      <MoreJobs jobs={jobs.slice(JOBS_IN_FULL)} />
      {leftOut === undefined ? null : <LeftOutJobs leftOut={leftOut} siteUrl={siteUrl} />}
      {freeAlertsLeft === null ? null : <FreeAlerts left={freeAlertsLeft} siteUrl={siteUrl} />}
    </MailLayout>
  );
}

function FreeAlerts({ left, siteUrl }: { readonly left: number; readonly siteUrl: string }) {
  return (
    <Section>
      <Text style={style.left} className="muted">
        {remainingText(left)}
      </Text>
      {asksToSubscribe(left) ? (
        <Button href={subscribeUrl(siteUrl)} style={style.button}>
          Subscribe
        </Button>
      ) : null}
    </Section>
  );
}

function MoreJobs({ jobs }: { readonly jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section style={style.more}>
      <Hr style={style.line} className="line" />
      <Heading as="h2" style={style.title} className="ink">
        {moreJobsHeading(jobs.length)}
      </Heading>
      {jobs.map((job) => (
        <Text key={job.jobID} style={style.facts} className="muted">
          <Link href={job.jobUrl} style={style.lineLink} className="ink">
            {job.jobTitle}
          </Link>{' '}
          {factsLine(job)}
        </Text>
      ))}
    </Section>
  );
}

function LeftOutJobs({ leftOut, siteUrl }: { readonly leftOut: LeftOut; readonly siteUrl: string }) {
  return (
    <Section style={style.more}>
      <Hr style={style.line} className="line" />
      {moreAtEmployers(leftOut).map((line) => (
        <Text key={line} style={style.facts} className="muted">
          {line}
        </Text>
      ))}
      <Text style={style.facts} className="muted">
        <Link href={alertsUrl(siteUrl)} style={style.lineLink} className="ink">
          {moreInAll(leftOut)}
        </Link>
      </Text>
    </Section>
  );
}

export const alertSubject = ({ items }: Pick<AlertMailProps, 'items'>): string =>
  subjectLine(items.map(({ job }) => job));

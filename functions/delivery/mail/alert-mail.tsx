import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Job } from '../../table/job.ts';
import type { MailLinks } from '../links/signed-links.ts';
import { night, style } from './style.ts';
import {
  asksToSubscribe,
  factsLine,
  introLine,
  JOBS_IN_FULL,
  JOBS_LISTED,
  moreJobsHeading,
  occasionOf,
  payLine,
  previewLine,
  remainingText,
  subjectLine,
  subscribeUrl,
  timesLine,
  unlistedJobs,
} from './words.ts';

export interface AlertMailProps {
  /** The jobs, each with its reason, the saved title it matched, and its Instant Apply link ('' without a subscription). */
  readonly items: readonly {
    readonly job: Job;
    readonly why: string;
    readonly title: string;
    readonly applyLink: string;
  }[];
  readonly firstName: string;
  readonly freeAlertsLeft: number | null;
  /** Whether the jobs were missed before a subscription began. */
  readonly isCatchUp: boolean;
  readonly timeZone: string;
  readonly now: Date;
  readonly siteUrl: string;
  readonly links: MailLinks;
  /** Where the operator gets mail, which CAN-SPAM (16 CFR 316) requires in commercial e-mail; may be empty. */
  readonly postalAddress: string;
}

/** Up to ten jobs in full, others as lines, and the rest as a number, in the site's style. */
export function AlertMail({
  items,
  firstName,
  freeAlertsLeft,
  isCatchUp,
  timeZone,
  now,
  siteUrl,
  links,
  postalAddress,
}: AlertMailProps) {
  const jobs = items.map(({ job }) => job);
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <style>{night}</style>
      </Head>
      <Preview>{previewLine(jobs)}</Preview>
      <Body style={style.body} className="paper">
        <Container style={style.column}>
          <Text style={style.mark} className="ink">
            Daybreak
          </Text>
          <Text style={style.lead} className="ink">
            {introLine(firstName, jobs.length, occasionOf(jobs, isCatchUp, now))}
          </Text>
          {items.slice(0, JOBS_IN_FULL).map(({ job, why, title, applyLink }) => (
            <JobSection
              key={job.jobID}
              job={job}
              why={`${why}. ${timesLine(job, timeZone, now)}.`}
              title={title}
              applyLink={applyLink}
              links={links}
            />
          ))}
          <MoreJobs jobs={jobs.slice(JOBS_IN_FULL)} siteUrl={siteUrl} />
          {freeAlertsLeft === null ? null : <FreeAlerts left={freeAlertsLeft} siteUrl={siteUrl} />}
          <Text style={style.foot} className="muted line">
            You're getting this email because you set up job alerts on{' '}
            <Link href={siteUrl} style={style.footLink} className="muted">
              Daybreak
            </Link>
            .{' '}
            <Link href={links.unsubscribe} style={style.footLink} className="muted">
              Unsubscribe from alert emails
            </Link>{' '}
            ·{' '}
            <Link href={links.manage} style={style.footLink} className="muted">
              Manage your alerts
            </Link>
            {postalAddress === '' ? null : (
              <>
                <br />
                {postalAddress}
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
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

function MoreJobs({ jobs, siteUrl }: { readonly jobs: readonly Job[]; readonly siteUrl: string }) {
  if (jobs.length === 0) return null;
  const listed = JOBS_LISTED - JOBS_IN_FULL;
  return (
    <Section style={style.more}>
      <Hr style={style.line} className="line" />
      <Heading as="h2" style={style.title} className="ink">
        {moreJobsHeading(jobs.length)}
      </Heading>
      {jobs.slice(0, listed).map((job) => (
        <Text key={job.jobID} style={style.facts} className="muted">
          <Link href={job.jobUrl} style={style.lineLink} className="ink">
            {job.jobTitle}
          </Link>{' '}
          {factsLine(job)}
        </Text>
      ))}
      {jobs.length > listed ? (
        <Text style={style.facts} className="muted">
          <Link href={`${siteUrl}/profile/alerts`} style={style.lineLink} className="ink">
            {unlistedJobs(jobs.length - listed)}
          </Link>
        </Text>
      ) : null}
    </Section>
  );
}

interface JobSectionProps {
  readonly job: Job;
  readonly why: string;
  readonly title: string;
  readonly applyLink: string;
  readonly links: MailLinks;
}

function JobSection({ job, why, title, applyLink, links }: JobSectionProps) {
  const pay = payLine(job);
  return (
    <Section>
      <Hr style={style.line} className="line" />
      <Heading as="h2" style={style.title} className="ink">
        {job.jobTitle}
      </Heading>
      <Text style={style.facts} className="muted">
        {factsLine(job)}
      </Text>
      {pay === '' ? null : (
        <Text style={style.pay} className="ink">
          {pay}
        </Text>
      )}
      {job.summary.map((bullet) => (
        <Text key={bullet} style={style.bullet} className="muted">
          • {bullet}
        </Text>
      ))}
      <Text style={style.why} className="muted">
        {why}
      </Text>
      <Button href={job.jobUrl} style={style.button}>
        Job Details
      </Button>
      {applyLink === '' ? null : (
        <Button href={applyLink} style={style.secondButton} className="ink edge">
          Instant Apply
        </Button>
      )}
      <Text style={style.after} className="muted">
        <Link href={links.judge.get(job.jobID) ?? links.manage} style={style.footLink} className="muted">
          Not relevant?
        </Link>
        {title === '' ? null : (
          <>
            {' · '}
            <Link href={links.endTitle.get(title) ?? links.manage} style={style.footLink} className="muted">
              Stop alerts for “{title}”
            </Link>
          </>
        )}
      </Text>
    </Section>
  );
}

export const alertSubject = ({ items }: Pick<AlertMailProps, 'items'>): string =>
  subjectLine(items.map(({ job }) => job));

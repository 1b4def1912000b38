import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Job } from '../../table/job.ts';
import type { MailLinks } from '../links/signed-links.ts';
import { style } from './style.ts';
import { factsLine, payLine } from './words.ts';

interface JobSectionProps {
  readonly job: Job;
  readonly why: string;
  readonly title: string;
  readonly applyLink: string;
  readonly links: MailLinks;
}

/** A job in full, as on the site's card, with why it matches and what to do about it. */
export function JobSection({ job, why, title, applyLink, links }: JobSectionProps) {
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

import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { JobSection } from './job-section.tsx';
import type { MailItem } from './mail-item.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './style.ts';
import type { MailFrame } from './to-mime.ts';
import { NEXT_HEADING, nextLines, type WelcomeCounts, welcomeAction, welcomeLead } from './welcome-words.ts';
import { timesLine, toSentences } from './words.ts';

export interface WelcomeMailProps {
  readonly items: readonly MailItem[];
  readonly counts: WelcomeCounts;
  readonly firstName: string;
  /** Whether the person has free alerts rather than a subscription. */
  readonly isFree: boolean;
  readonly timeZone: string;
  readonly now: Date;
  readonly frame: MailFrame;
}

/** The jobs that match already, in full, and what happens next. */
export function WelcomeMail({ items, counts, firstName, isFree, timeZone, now, frame }: WelcomeMailProps) {
  const action = welcomeAction(frame.siteUrl, counts);
  const titles = items.map(({ job }) => `${job.jobTitle}, ${job.fullCompanyName}`);
  const next = nextLines(isFree);
  return (
    <MailLayout
      preview={titles.length === 0 ? next.join(' ') : titles.join(' · ')}
      lead={welcomeLead(firstName, counts)}
      frame={frame}
    >
      {items.map(({ job, why, fit, title, applyLink }) => (
        <JobSection
          key={job.jobID}
          job={job}
          why={toSentences(why, fit, timesLine(job, timeZone, now))}
          title={title}
          applyLink={applyLink}
          links={frame.links}
        />
      ))}
      <Section style={style.more}>
        <Hr style={style.line} className="line" />
        <Heading as="h2" style={style.title} className="ink">
          {NEXT_HEADING}
        </Heading>
        {next.map((line) => (
          <Text key={line} style={style.left} className="muted">
            {line}
          </Text>
        ))}
        <Button
          href={action.url}
          style={items.length === 0 ? style.button : style.secondButton}
          className={items.length === 0 ? '' : 'ink edge'}
        >
          {action.label}
        </Button>
      </Section>
    </MailLayout>
  );
}

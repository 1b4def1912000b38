import { formatCount, isolate } from './plain-line.ts';

/** The numbers of a welcome mail: how many jobs match, and how many of them it lists. */
export interface WelcomeCounts {
  readonly matching: number;
  readonly listed: number;
}

export function welcomeSubject({ matching, listed }: WelcomeCounts): string {
  if (listed === 0) return 'Your job alerts are on';
  return matching === 1
    ? '1 job already matches your alerts'
    : `${formatCount(matching)} jobs already match your alerts`;
}

/** The first line: a greeting, and what the mail lists. */
export function welcomeLead(firstName: string, { matching, listed }: WelcomeCounts): string {
  const greeting = `Welcome to Daybreak${firstName === '' ? '' : `, ${isolate(firstName)}`}.`;
  if (listed === 0) return `${greeting} Your job alerts are on. No job of today or yesterday matches yet.`;
  const match =
    matching === 1
      ? '1 job of today or yesterday matches'
      : `${formatCount(matching)} jobs of today and yesterday match`;
  const list =
    matching > listed ? `Here are the best ${listed}.` : `Here ${matching === 1 ? 'it is' : 'they are'}.`;
  return `${greeting} ${match} your alerts. ${list}`;
}

export const NEXT_HEADING = 'What happens next';

/** Returns one sentence per line about what happens next. */
export const nextLines = (isFree: boolean): string[] => [
  "We check employers' job boards around the clock. When a new job matches, you get an email, usually within a minute.",
  ...(isFree ? ['This email was free: it is not one of your free job alerts.'] : []),
];

/** Where the mail's button leads: to what it lists or, without a job, to what finds more. */
export const welcomeAction = (siteUrl: string, { listed }: WelcomeCounts) =>
  listed === 0
    ? { label: 'Add job titles', url: `${siteUrl}/profile/job-titles` }
    : { label: 'See your alerts', url: `${siteUrl}/profile/alerts` };

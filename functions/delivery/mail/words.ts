import type { Reason } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { LeftOut } from '../delivery.ts';
import { formatCount, isolate } from './plain-line.ts';

export const JOB_TYPE_NAMES = { Fu: 'Full-Time', Pa: 'Part-Time', Co: 'Contract', In: 'Internship' } as const;

/** Company, place, remote and type in the order of the job card. */
export function factsLine(job: Job): string {
  const remote = job.isRemote && !/remote/i.test(job.jobLocation) ? ['Remote'] : [];
  return [isolate(job.fullCompanyName), isolate(job.jobLocation), ...remote, JOB_TYPE_NAMES[job.jobType]]
    .filter(Boolean)
    .join(' · ');
}

/** Why the job matches, after what is new about it: 'Now also in Austin, TX. Matches Backend Engineer in Texas'. */
export const reasonLine = ({ change, words }: Pick<Reason, 'change' | 'words'>): string =>
  [change, words].filter((part) => part !== '').join('. ');

/** The pay; '' if the employer states none. */
export const payLine = (job: Job): string => (job.compensation === 'Not provided' ? '' : job.compensation);

interface TimeFormats {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly dayAndTime: Intl.DateTimeFormat;
  readonly timeWithZone: Intl.DateTimeFormat;
}

/** By time zone: creating a format takes longer than writing the rest of a message. */
const formats = new Map<string, TimeFormats>();

function formatsFor(timeZone: string): TimeFormats {
  const known = formats.get(timeZone);
  if (known) return known;
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const made = {
    day: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('en-US', time),
    dayAndTime: new Intl.DateTimeFormat('en-US', { ...time, month: 'short', day: 'numeric' }),
    timeWithZone: new Intl.DateTimeFormat('en-US', { ...time, timeZoneName: 'short' }),
  };
  formats.set(timeZone, made);
  return made;
}

/** '2:02 PM' in the person's time zone or, on another day, 'Jun 1, 2:02 PM'. */
export function formatTime(iso: string, timeZone: string, now: Date): string {
  const { day, time, dayAndTime } = formatsFor(timeZone);
  const at = new Date(iso);
  return (day.format(at) === day.format(now) ? time : dayAndTime).format(at);
}

/** 'Posted 2:02 PM, seen 2:04 PM, sent 2:04 PM EDT', without 'Posted' if the feed has no date. */
export function timesLine(job: Job, timeZone: string, now: Date): string {
  const posted = job.employerDate ? `Posted ${formatTime(job.employerDate, timeZone, now)}, seen ` : 'Seen ';
  return `${posted}${formatTime(job.jobDetected, timeZone, now)}, sent ${formatsFor(timeZone).timeWithZone.format(now)}`;
}

/** Why a message is sent now: its jobs were just posted, were deferred, have changed, or belong to a catch-up. */
export type Occasion = 'fresh' | 'deferred' | 'changed' | 'catch-up';

/**
 * A job seen within this many milliseconds counts as just posted, unless its employer dates it more than a day earlier.
 */
const FRESH_MS = 3_600_000;
const DAY_MS = 86_400_000;

function wasJustPosted({ jobDetected, employerDate }: Job, now: Date): boolean {
  const detected = Date.parse(jobDetected);
  const posted = employerDate === null ? detected : Date.parse(employerDate);
  return now.getTime() - detected <= FRESH_MS && detected - posted <= DAY_MS;
}

export function occasionOf(jobs: readonly Job[], isCatchUp: boolean, now: Date): Occasion {
  if (isCatchUp) return 'catch-up';
  if (jobs.every(({ factsBefore }) => factsBefore.length > 0)) return 'changed';
  return jobs.every((job) => wasJustPosted(job, now)) ? 'fresh' : 'deferred';
}

/** The first line: the person's name, the number of jobs, and why they come now. */
export function introLine(firstName: string, jobs: number, occasion: Occasion): string {
  const isOne = jobs === 1;
  const sentence = {
    fresh: isOne
      ? 'a job that matches your alerts was just posted.'
      : `${formatCount(jobs)} jobs that match your alerts were just posted.`,
    changed: isOne ? 'a job now matches your alerts.' : `${formatCount(jobs)} jobs now match your alerts.`,
    deferred: isOne ? 'a new job matches your alerts.' : `${formatCount(jobs)} new jobs match your alerts.`,
    'catch-up': `you're subscribed. Here${isOne ? "'s a job" : ` are ${formatCount(jobs)} jobs`} you missed in the last two days.`,
  }[occasion];
  const line = `${firstName === '' ? '' : `${isolate(firstName)}, `}${sentence}`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** How many jobs of a message are shown in full; the others are one line each. */
export const JOBS_IN_FULL = 10;

/** How many employers are named with what a message has no room for. */
const EMPLOYERS_NAMED = 5;

/** Counts the jobs that a message has no room for by employer: '17 more at Waymo'. */
export const moreAtEmployers = ({ employers }: LeftOut): string[] =>
  employers
    .slice(0, EMPLOYERS_NAMED)
    .map(({ employer, jobs }) => `${formatCount(jobs)} more at ${isolate(employer)}`);

/** Counts all jobs that a message has no room for, as the text of a link to the alerts page. */
export const moreInAll = ({ jobs, isMore }: LeftOut): string =>
  isMore
    ? `More than ${formatCount(jobs)} others are on your alerts page`
    : `${formatCount(jobs)} more in all on your alerts page`;

export const moreJobsHeading = (jobs: number): string =>
  jobs === 1 ? '1 more job' : `${formatCount(jobs)} more jobs`;

/**
 * Returns the text that mail programs show beside the subject, which names the freshest job already: its
 * facts, the other jobs, and that free alerts end.
 */
export function previewLine(jobs: readonly Job[], freeAlertsLeft: number | null): string {
  const first = freshest(jobs);
  if (!first) return '';
  const others = jobs.filter((job) => job !== first);
  const own = [factsLine({ ...first, fullCompanyName: '' }), payLine(first)]
    .filter((part) => part !== '')
    .join(' · ');
  const titles = others
    .slice(0, JOBS_IN_FULL - 1)
    .map((job) => `${isolate(job.jobTitle)}, ${isolate(job.fullCompanyName)}`);
  const end = asksToSubscribe(freeAlertsLeft) ? [remainingText(freeAlertsLeft)] : [];
  return [own, ...titles, ...end].join(' · ');
}

/** Returns the job that was seen last, the first of several. */
const freshest = (jobs: readonly Job[]): Job | undefined =>
  jobs.toSorted((one, other) => Date.parse(other.jobDetected) - Date.parse(one.jobDetected))[0];

/** The freshest job, and how many more. */
export function subjectLine(jobs: readonly Job[]): string {
  const first = freshest(jobs);
  if (!first) return 'New jobs';
  const more = jobs.length - 1;
  const others = more === 0 ? '' : more === 1 ? ' and 1 more job' : ` and ${formatCount(more)} more jobs`;
  return `${isolate(first.jobTitle)} at ${isolate(first.fullCompanyName)}${others}`;
}

/** Whether so few free alerts are left that a message has a button to subscribe. */
export const asksToSubscribe = (left: number | null): boolean => left !== null && left <= 1;

export const alertsUrl = (siteUrl: string): string => `${siteUrl}/profile/alerts`;

export const subscribeUrl = (siteUrl: string): string => `${siteUrl}/profile/subscription`;

/** A free account's remaining alerts; at 1 and 0 it asks for a subscription. */
export function remainingText(left: number | null): string {
  if (left === null) return '';
  if (left === 0)
    return "Your free trial of real-time job alerts has ended. Don't miss out. Subscribe for instant job alerts.";
  if (left === 1) {
    return 'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.';
  }
  return `Thank you. :-) You have ${left} job alerts remaining`;
}

/** Joins clauses without periods to sentences; empty ones are left out. */
export const toSentences = (...clauses: readonly string[]): string =>
  clauses
    .filter((clause) => clause !== '')
    .map((clause) => `${clause}.`)
    .join(' ');

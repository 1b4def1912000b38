import type { Job } from '../../table/job.ts';

/** What a job-type code is called. */
export const TYPES = { Fu: 'Full-Time', Pa: 'Part-Time', Co: 'Contract', In: 'Internship' } as const;

/** Company, place, remote and type in one line, in the order of the job card. */
export function factsOf(job: Job): string {
  const remote = job.isRemote && !/remote/i.test(job.jobLocation) ? ['Remote'] : [];
  return [job.fullCompanyName, job.jobLocation, ...remote, TYPES[job.jobType]].filter(Boolean).join(' · ');
}

/** The pay line, or nothing where the employer states none. */
export const payOf = (job: Job): string => (job.compensation === 'Not provided' ? '' : job.compensation);

/** How times are written in a zone. */
interface Clock {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly dayAndTime: Intl.DateTimeFormat;
}

/** By zone: making a format costs more than all else that is written in a message. */
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const made = {
    day: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('en-US', time),
    dayAndTime: new Intl.DateTimeFormat('en-US', { ...time, month: 'short', day: 'numeric' }),
  };
  clocks.set(timeZone, made);
  return made;
}

/** 2:02 PM in the person's own time zone, with the day where it is not today's: Jun 1, 2:02 PM. */
export function clock(iso: string, timeZone: string, now: Date): string {
  const { day, time, dayAndTime } = clockOf(timeZone);
  const at = new Date(iso);
  return (day.format(at) === day.format(now) ? time : dayAndTime).format(at);
}

/** 'Posted 2:02 PM, seen 2:04 PM, sent 2:04 PM': the employer's date only where the feed gives one. */
export function timesOf(job: Job, timeZone: string, now: Date): string {
  const posted = job.employerDate ? `Posted ${clock(job.employerDate, timeZone, now)}, seen ` : 'Seen ';
  return `${posted}${clock(job.jobDetected, timeZone, now)}, sent ${clock(now.toISOString(), timeZone, now)}`;
}

/** Why a message comes now: its jobs were just posted, have waited for a digest or quiet hours, or were missed. */
export type Occasion = 'fresh' | 'waited' | 'catch-up';

/** A job that was seen longer ago than this, in milliseconds, was not posted just now. */
const FRESH_MS = 3_600_000;

/** Why a message with these jobs comes now. */
export function occasionOf(jobs: readonly Job[], isCatchUp: boolean, now: Date): Occasion {
  if (isCatchUp) return 'catch-up';
  return jobs.every(({ jobDetected }) => now.getTime() - Date.parse(jobDetected) <= FRESH_MS)
    ? 'fresh'
    : 'waited';
}

/** The first line: the person's name, how many jobs there are, and why they come now. */
export function leadOf(firstName: string, jobs: number, occasion: Occasion): string {
  const news = jobs === 1 ? 'a job you asked for has' : `${jobs} jobs you asked for have`;
  const missed = jobs === 1 ? 'here is a job' : `here are ${jobs} jobs`;
  const what = {
    fresh: `${news} just been posted.`,
    waited: `${news} been posted.`,
    'catch-up': `your subscription has begun: ${missed} of the last two days that you had not heard of.`,
  }[occasion];
  const line = `${firstName === '' ? '' : `${firstName}, `}${what}`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** How many jobs of a message are shown in full. */
export const IN_FULL = 10;

/** The heading above the rest of a digest. */
export const moreWords = (jobs: number): string => (jobs === 1 ? '1 more job' : `${jobs} more jobs`);

/** The subject: the one job, or how many. */
export function subjectOf(jobs: readonly Job[]): string {
  const [first] = jobs;
  if (!first) return 'New jobs';
  const more = jobs.length - 1;
  const others = more === 0 ? '' : more === 1 ? ' and 1 more job' : ` and ${more} more jobs`;
  return `${first.jobTitle} at ${first.fullCompanyName}${others}`;
}

/** What a free account has left after this message; the last two ask for a subscription. */
export function leftWords(left: number | null): string {
  if (left === null) return '';
  if (left === 0)
    return "Your free trial of real-time job alerts has ended. Don't miss out. Subscribe for instant job alerts.";
  if (left === 1) {
    return 'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.';
  }
  return `Thank you. :-) You have ${left} job alerts remaining`;
}

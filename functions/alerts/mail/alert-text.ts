import type { AlertMailProps } from './alert-mail.tsx';
import { factsOf, leftWords, payOf, timesOf } from './words.ts';

/** The text part of the same message, for those who read mail as text. */
export function alertText({ items, left, timeZone, now, unsubscribeUrl }: AlertMailProps): string {
  const jobs = items.map(({ job, why }) =>
    [
      job.jobTitle,
      factsOf(job),
      payOf(job),
      ...job.summary.map((bullet) => `- ${bullet}`),
      `${why}. ${timesOf(job, timeZone, now)}.`,
      job.jobUrl,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );
  const foot = `Unsubscribe from alerts by e-mail: ${unsubscribeUrl}`;
  return [...jobs, leftWords(left), foot].filter((part) => part !== '').join('\n\n');
}

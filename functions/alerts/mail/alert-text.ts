import type { AlertMailProps } from './alert-mail.tsx';
import { factsOf, leadOf, leftWords, payOf, timesOf } from './words.ts';

/** The text part of the same message, for those who read mail as text. */
export function alertText(props: AlertMailProps): string {
  const { items, firstName, left, isCatchUp, timeZone, now, links } = props;
  const jobs = items.map(({ job, why, applyLink }) =>
    [
      job.jobTitle,
      factsOf(job),
      payOf(job),
      ...job.summary.map((bullet) => `- ${bullet}`),
      `${why}. ${timesOf(job, timeZone, now)}.`,
      job.jobUrl,
      applyLink === '' ? '' : `Instant Apply: ${applyLink}`,
      `Not relevant? ${links.judge.get(job.jobID) ?? links.manage}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );
  const titles = [...links.endTitle].map(([title, link]) => `Stop alerts for “${title}”: ${link}`);
  const foot = [
    ...titles,
    `Unsubscribe from alerts by e-mail: ${links.unsubscribe}`,
    `Manage your alerts: ${links.manage}`,
  ].join('\n');
  const lead = isCatchUp ? leadOf(firstName, items.length, isCatchUp) : '';
  return [lead, ...jobs, leftWords(left), foot].filter((part) => part !== '').join('\n\n');
}

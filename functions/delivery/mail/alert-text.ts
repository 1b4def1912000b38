import type { AlertMailProps } from './alert-mail.tsx';
import { factsOf, IN_FULL, leadOf, leftWords, moreWords, payOf, timesOf } from './words.ts';

/** The text part of the same message, for those who read mail as text. */
export function alertText(props: AlertMailProps): string {
  const { items, firstName, left, isCatchUp, timeZone, now, links } = props;
  const jobs = items
    .slice(0, IN_FULL)
    .map(({ job, why, applyLink }) =>
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
  const rest = items.slice(IN_FULL).map(({ job }) => `${job.jobTitle}, ${factsOf(job)}\n${job.jobUrl}`);
  const more = rest.length === 0 ? [] : [moreWords(rest.length), ...rest];
  const titles = [...links.endTitle].map(([title, link]) => `Stop alerts for “${title}”: ${link}`);
  const foot = [
    ...titles,
    `Unsubscribe from alerts by e-mail: ${links.unsubscribe}`,
    `Manage your alerts: ${links.manage}`,
  ].join('\n');
  const lead = isCatchUp ? leadOf(firstName, items.length, 'catch-up') : '';
  return [lead, ...jobs, ...more, leftWords(left), foot].filter((part) => part !== '').join('\n\n');
}

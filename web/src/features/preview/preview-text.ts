import { countText } from '../../components/count-text.ts';
import type { Preview } from './api/preview-alerts.ts';

/** One word for each thing: a message carries jobs. */
export function previewText({ times, total }: Pick<Preview, 'times' | 'total'>): string {
  if (total === 0) return 'No jobs in the last two days';
  return `${countText(total, 'job')} in two days, in ${countText(times, 'message')}`;
}

/** 'About 777 jobs a day: 12 messages and a digest'; empty if nothing matches. */
export function perDayText({ perDay: { jobs, messages, digests } }: Pick<Preview, 'perDay'>): string {
  const parts = [
    ...(messages > 0 ? [countText(messages, 'message')] : []),
    ...(digests > 0 ? ['a digest'] : []),
  ];
  return jobs === 0 || parts.length === 0
    ? ''
    : `About ${countText(jobs, 'job')} a day: ${parts.join(' and ')}.`;
}

export function hintText({ hint }: Pick<Preview, 'hint'>): string {
  return {
    none: '',
    narrow: 'No matches in the last two days. Try a shorter title, a wider location or remote jobs.',
    wide: 'Too many to read? Name a level or field in a title, or remove locations.',
    untitled: 'No job titles yet. Add one to see matching jobs here.',
    excluded:
      'Your excluded words and companies rule out every match from the last two days. Remove some to see more.',
  }[hint];
}

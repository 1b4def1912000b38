import type { Title } from './title.ts';

const MAX_SHOWN_LENGTH = 80;

/** The reason shown in an alert: 'Senior Backend Engineer, Payments matches your title Backend Engineer'. */
export function explainTitleMatch(saved: Title, job: Title): string {
  return `${shorten(job.text)} matches your title ${shorten(saved.text)}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH - 1).trimEnd()}…` : line;
}

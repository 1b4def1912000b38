import type { Title } from './title.ts';

const LONGEST = 80;

/** Why an alert came, for its mail: 'Senior Backend Engineer, Payments names your title Backend Engineer'. */
export function explain(saved: Title, job: Title): string {
  return `${short(job.text)} names your title ${short(saved.text)}`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

import type { JobAsks } from '@daybreak/contract/fit.ts';
import type { Job } from './job.ts';

/** Returns what a stored job asks for. */
export const asksOf = ({ skills, experience }: Pick<Job, 'skills' | 'experience'>): JobAsks => ({
  skills,
  years: experience?.min ?? null,
});

/**
 * Writes what a job asks for as one short text, '8|Golang|Kubernetes', for the rows of its alerts and of the listing.
 */
export function encodeAsks({ skills, years }: JobAsks): string {
  return skills.length === 0 && years === null ? '' : [years ?? '', ...skills].join('|');
}

/**
 * Reads a text of `encodeAsks`. Rows that were written before it lack the text, and their jobs ask for
 * nothing. AppSync resolvers use this.
 */
export function decodeAsks(text: string): JobAsks {
  const [years = '', ...skills] = text.split('|');
  return { skills, years: years === '' ? null : JSON.parse(years) };
}

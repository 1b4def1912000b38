import { countEmployers, employerOf } from '../message-room.ts';

/** How many jobs of an employer are shown before the rest is one line. */
const PER_EMPLOYER = 3;

interface Skimmable {
  readonly jobId: string;
  readonly employer: string;
}

/** Keeps the first three jobs of each employer. The last of them says how many more there are. */
export function skim<Job extends Skimmable>(
  jobs: readonly Job[],
): (Job & { readonly moreOfEmployer: number })[] {
  const all = countEmployers(jobs);
  const counts = new Map<string, number>();
  return jobs.flatMap((job) => {
    const employer = employerOf(job);
    const count = (counts.get(employer) ?? 0) + 1;
    counts.set(employer, count);
    if (count > PER_EMPLOYER) return [];
    const moreOfEmployer = count === PER_EMPLOYER ? (all.get(employer) ?? 0) - count : 0;
    return [{ ...job, moreOfEmployer }];
  });
}

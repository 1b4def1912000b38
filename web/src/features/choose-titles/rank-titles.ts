import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';

const MAX_OFFERED = 40;

const toKey = (title: string) => title.toLowerCase();

/** Ranks the titles found by number of jobs and leaves out saved ones. Ties keep the jobs' order. */
export function rankTitles(
  jobTitles: readonly string[],
  search: string,
  saved: readonly string[],
): readonly string[] {
  const byTitle = new Map<string, { readonly name: string; jobs: number }>();
  for (const jobTitle of jobTitles) {
    const name = simplifyJobTitle(jobTitle, search);
    const known = byTitle.get(toKey(name));
    if (known) known.jobs += 1;
    else if (name !== '') byTitle.set(toKey(name), { name, jobs: 1 });
  }
  for (const title of saved) byTitle.delete(toKey(title));
  const byJobs = [...byTitle.values()].sort((one, other) => other.jobs - one.jobs);
  return byJobs.slice(0, MAX_OFFERED).map(({ name }) => name);
}

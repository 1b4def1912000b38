import { employerKey } from '../companies/employer-key.ts';
import { fold } from '../jobs/places/fold.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';

/** What of a job excluded words are looked for in. */
type Named = Pick<Job, 'jobTitle' | 'fullCompanyName' | 'industry'>;

const spaced = (text: string): string => ` ${fold(text)} `;

/**
 * Why a person does not want to hear of a job that fits, as a sentence; undefined where nothing is excluded. A company
 * is met however it is written; a word or phrase in the job's title, company or industry, as whole words.
 */
export function excludedBy(
  { excludedCompanies, excludedWords }: Pick<User, 'excludedCompanies' | 'excludedWords'>,
  job: Named,
): string | undefined {
  const employer = employerKey(job.fullCompanyName);
  const company = excludedCompanies.find((one) => employer !== '' && employerKey(one) === employer);
  if (company !== undefined) return `You exclude jobs of ${company}.`;
  const said = [job.jobTitle, job.fullCompanyName, job.industry].map(spaced);
  const word = excludedWords.find(
    (one) => fold(one) !== '' && said.some((text) => text.includes(spaced(one))),
  );
  return word === undefined ? undefined : `You exclude “${word}”.`;
}

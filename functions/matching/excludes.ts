import { employerKey } from '../postings/employer-key.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { comparedWords } from './excluded-words.ts';

/** What of a job excluded words are looked for in. */
type Named = Pick<Job, 'jobTitle' | 'fullCompanyName' | 'industry'>;

const spaced = (text: string): string => ` ${comparedWords(text).join(' ')} `;

/**
 * What a person excludes of a job that fits, as a sentence names it; undefined where nothing is excluded. A company
 * is met however it is written; a word or phrase in the job's title, company or industry, as whole words.
 */
export function excludedBy(
  { excludedCompanies, excludedWords }: Pick<User, 'excludedCompanies' | 'excludedWords'>,
  job: Named,
): string | undefined {
  const employer = employerKey(job.fullCompanyName);
  const company = excludedCompanies.find((one) => employer !== '' && employerKey(one) === employer);
  if (company !== undefined) return `jobs of ${company}`;
  if (excludedWords.length === 0) return undefined;
  const said = [job.jobTitle, job.fullCompanyName, job.industry].map(spaced);
  const word = phrasesOf(excludedWords).find(([, phrase]) => said.some((text) => text.includes(phrase)));
  return word && `“${word[0]}”`;
}

/** Lists of words are asked about many jobs each. */
const known = new WeakMap<readonly string[], readonly (readonly [word: string, phrase: string])[]>();

/** Each excluded word that says something, with what a text has that says it. */
function phrasesOf(words: readonly string[]) {
  const before = known.get(words);
  if (before) return before;
  const phrases = words
    .map((word) => [word, spaced(word)] as const)
    .filter(([, phrase]) => phrase.trim() !== '');
  known.set(words, phrases);
  return phrases;
}

import { uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import { splitWordsAsWritten } from '../../matching/exclusions.ts';
import { exclusionRule, MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/** The most words of a title that are suggested. */
const MAX_WORDS = 5;

/** An employer, or a word of titles, whose jobs a person may exclude. */
export type Exclusion = { readonly company: string } | { readonly word: string };

/** A word that distinguishes jobs: two letters, or one with its mark, such as C++. */
const DISTINCTIVE = /\p{L}{2}|\p{L}[+#]/u;

const distinctiveWords = (title: string): string[] =>
  splitWordsAsWritten(title).filter((word) => DISTINCTIVE.test(word));

/** Suggests exclusions from a job that isn't relevant: its employer, and the words that none of the person's titles has. */
export function suggestExclusions(user: User, job: Pick<Job, 'jobTitle' | 'fullCompanyName'>): Exclusion[] {
  const own = new Set(savedTitles(user).flatMap((title) => distinctiveWords(title.toLowerCase())));
  const words = uniqueIgnoringCase(distinctiveWords(job.jobTitle)).filter(
    (word) => !own.has(word.toLowerCase()),
  );
  const company = exclusionRule('company').safeParse(job.fullCompanyName);
  return [
    ...(company.success ? [{ company: company.data }] : []),
    ...words
      .filter((word) => exclusionRule('word').safeParse(word).success)
      .slice(0, MAX_WORDS)
      .map((word) => ({ word })),
  ];
}

/** Adds an exclusion. Returns 'known' if the person has it already, and 'full' if the limit is reached. */
export function applyExclusion(user: User, exclusion: Exclusion): User | 'known' | 'full' {
  const isCompany = 'company' in exclusion;
  const field = isCompany ? 'excludedCompanies' : 'excludedWords';
  const name = isCompany ? exclusion.company : exclusion.word;
  if (user[field].some((known) => known.toLowerCase() === name.toLowerCase())) return 'known';
  return user[field].length < MAX_EXCLUSIONS ? { ...user, [field]: [...user[field], name] } : 'full';
}

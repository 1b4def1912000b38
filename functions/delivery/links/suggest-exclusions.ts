import { uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import { splitWordsAsWritten } from '../../matching/exclusions.ts';
import { exclusionRule, MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/** The most words of a title that are offered to be excluded. */
const MOST_WORDS = 5;

/** What a person may say of a job that is not relevant: exclude its employer, or a word of its title. */
export type Lesson = { readonly company: string } | { readonly word: string };

/** A word that tells jobs apart: of two letters, or of one with its mark, such as C++. */
const TELLING = /\p{L}{2}|\p{L}[+#]/u;

const wordsOf = (title: string): string[] => splitWordsAsWritten(title).filter((word) => TELLING.test(word));

/**
 * What there is to learn from a job: its employer, and the words of its title that none of the person's titles has. All
 * of it may be excluded.
 */
export function lessonsOf(user: User, job: Pick<Job, 'jobTitle' | 'fullCompanyName'>): Lesson[] {
  const own = new Set(savedTitles(user).flatMap((title) => wordsOf(title.toLowerCase())));
  const words = uniqueIgnoringCase(wordsOf(job.jobTitle)).filter((word) => !own.has(word.toLowerCase()));
  const company = exclusionRule('company').safeParse(job.fullCompanyName);
  return [
    ...(company.success ? [{ company: company.data }] : []),
    ...words
      .filter((word) => exclusionRule('word').safeParse(word).success)
      .slice(0, MOST_WORDS)
      .map((word) => ({ word })),
  ];
}

/** The record that has learnt a lesson; 'known' where it knew it, 'full' where it excludes as much as may be. */
export function taught(user: User, lesson: Lesson): User | 'known' | 'full' {
  const [field, one] =
    'company' in lesson
      ? (['excludedCompanies', lesson.company] as const)
      : (['excludedWords', lesson.word] as const);
  if (user[field].some((other) => other.toLowerCase() === one.toLowerCase())) return 'known';
  return user[field].length < MAX_EXCLUSIONS ? { ...user, [field]: [...user[field], one] } : 'full';
}

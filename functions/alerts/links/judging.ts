import { savedTitles } from '../../matching/watchers.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/** The most words of a title that are offered to be excluded. */
const MOST_WORDS = 5;

/** What a person may say of a job that is not relevant: exclude its employer, or a word of its title. */
export type Lesson = { readonly company: string } | { readonly word: string };

const wordsOf = (title: string): string[] =>
  title.split(/[^\p{L}\p{N}+#.]+/u).filter((word) => /\p{L}{2}|[+#]/u.test(word));

/** What there is to learn from a job: its employer, and the words of its title that none of the person's titles has. */
export function lessonsOf(user: User, job: Pick<Job, 'jobTitle' | 'fullCompanyName'>): Lesson[] {
  const own = new Set(savedTitles(user).flatMap((title) => wordsOf(title.toLowerCase())));
  const words = [...new Set(wordsOf(job.jobTitle))].filter((word) => !own.has(word.toLowerCase()));
  return [{ company: job.fullCompanyName }, ...words.slice(0, MOST_WORDS).map((word) => ({ word }))];
}

/** The record that has learnt a lesson; undefined where it knew it. */
export function taught(user: User, lesson: Lesson): User | undefined {
  const [field, one] =
    'company' in lesson
      ? (['excludedCompanies', lesson.company] as const)
      : (['excludedWords', lesson.word] as const);
  const known = user[field].some((other) => other.toLowerCase() === one.toLowerCase());
  return known ? undefined : { ...user, [field]: [...user[field], one] };
}

import { uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import { splitWordsAsWritten } from '../../matching/exclusions.ts';
import { exclusionRule } from '../../members/exclusions.ts';
import type { Job } from '../../table/job.ts';
import { levelsOfTitle } from '../../titles/levels-of-title.ts';

/** A word that distinguishes jobs: two letters, or one with its mark, such as C++. */
const DISTINCTIVE = /\p{L}{2}|\p{L}[+#]/u;

/** Words that say nothing about a role: how the work is done, and what joins other words. */
const UNSPECIFIC: ReadonlySet<string> = new Set(
  'and or of the for in at to with by from on as an our your you we all no not remote hybrid onsite office home based work job role position opportunity team new mid level ii iii iv vi full part time fulltime parttime permanent temporary hiring now open'.split(
    ' ',
  ),
);

/**
 * Returns the words of a job's title that set it apart from the saved titles, as they are written: no levels,
 * which are a setting of their own, and no places.
 */
export function distinctiveWords(
  saved: readonly string[],
  { jobTitle, locations }: Pick<Job, 'jobTitle' | 'locations'>,
): string[] {
  const wordsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => splitWordsAsWritten(text.toLowerCase()));
  const places = locations.flatMap(({ city, state, country }) => [city, state, country]);
  const others = new Set([...wordsOf(saved), ...wordsOf(places)]);
  return uniqueIgnoringCase(splitWordsAsWritten(jobTitle)).filter(
    (word) =>
      DISTINCTIVE.test(word) &&
      !others.has(word.toLowerCase()) &&
      !UNSPECIFIC.has(word.toLowerCase()) &&
      levelsOfTitle(word).length === 0 &&
      exclusionRule('word').safeParse(word).success,
  );
}

/** Returns a job's employer as the list of excluded companies takes it. */
export const excludableCompany = ({ fullCompanyName }: Pick<Job, 'fullCompanyName'>): string | undefined =>
  exclusionRule('company').safeParse(fullCompanyName).data;

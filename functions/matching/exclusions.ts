import { employerKey } from '@daybreak/contract/employer-key.ts';
import { fold } from '@daybreak/contract/fold.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';

/** Letters and digits with the marks that belong to them: C++, C#, .NET, Node.js. */
const WORD =
  /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.(?:js|net)(?![\p{L}\p{N}]))?(?:\+\+|\+(?![\p{L}\p{N}])|#(?!\p{N}))?/giu;

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text into words, spelled as they are. */
export const splitWordsAsWritten = (text: string): string[] =>
  text
    .replace(/[™®©℠]/g, '')
    .normalize('NFKC')
    .match(WORD) ?? [];

/** Splits a text into words as they are compared: without capitals, accents and apostrophes, and with '&' as 'and'. */
const splitFoldedWords = (text: string): string[] =>
  splitWordsAsWritten(text.replace(/['’‘ʻʼ`´]/g, '').replace(/&/g, ' and ')).map((word) =>
    word.replace(LETTERS, (letters) => fold(letters)),
  );

const toPhrase = (text: string): string => ` ${splitFoldedWords(text).join(' ')} `;

/**
 * Returns which of the person's exclusions applies to a job, as a sentence names it, or undefined. A company applies
 * however it is spelled; a word or phrase applies to whole words of the job's title, company or industry.
 */
export function findExclusion(
  { excludedCompanies, excludedWords }: Pick<User, 'excludedCompanies' | 'excludedWords'>,
  job: Pick<Job, 'jobTitle' | 'fullCompanyName' | 'industry'>,
): string | undefined {
  const employer = employerKey(job.fullCompanyName);
  const company = excludedCompanies.find((name) => employer !== '' && employerKey(name) === employer);
  if (company !== undefined) return `jobs at ${company}`;
  if (excludedWords.length === 0) return undefined;
  const searched = [job.jobTitle, job.fullCompanyName, job.industry].map(toPhrase);
  const match = phrasesOf(excludedWords).find(({ phrase }) => searched.some((text) => text.includes(phrase)));
  return match && `“${match.word}”`;
}

interface ExcludedPhrase {
  readonly word: string;
  readonly phrase: string;
}

/** One list of words is usually compared with many jobs. */
const cache = new WeakMap<readonly string[], readonly ExcludedPhrase[]>();

function phrasesOf(words: readonly string[]): readonly ExcludedPhrase[] {
  const known = cache.get(words);
  if (known) return known;
  const phrases = words
    .map((word) => ({ word, phrase: toPhrase(word) }))
    .filter(({ phrase }) => phrase.trim() !== '');
  cache.set(words, phrases);
  return phrases;
}

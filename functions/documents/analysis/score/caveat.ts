/** Half a page. */
const MIN_WORDS = 200;
const MIN_POSTINGS = 3;

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Says that a score rests on too few words, or on too few postings with the person's titles; '' if neither.
 * Without titles no postings are compared.
 */
export function scoreCaveat(wordCount: number, postings: number, titles: number): string {
  const hasFewWords = wordCount < MIN_WORDS;
  const hasFewPostings = titles > 0 && postings < MIN_POSTINGS;
  if (!hasFewWords && !hasFewPostings) return '';
  const basis = [
    ...(hasFewWords ? [count(wordCount, 'word')] : []),
    ...(hasFewPostings ? [count(postings, 'recent posting')] : []),
  ].join(' and ');
  const next = hasFewWords ? ' Add more about what you did, and analyze again.' : '';
  return `Only a first impression: it rests on ${basis}.${next}`;
}

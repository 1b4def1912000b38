/** A longer line is read twice, in words. */
export const LONGEST = 32;

/** Beginnings that tell of duties where a deed could stand. */
const WEAK =
  /^(?:responsible for|was responsible|responsibilities|duties|tasked with|in charge of|helped|assisted|worked (?:on|with|as)|participated|involved in|contributed to|various|etc\b)/i;
const PRONOUN = /(?:^|[\s(])(?:I|I['’](?:m|ve|d)|me|my|mine)(?=[\s,.;:)]|$)/;

/** The mark of a list at the beginning of a line. */
const BULLET = /^\s*(?:[•·●▪◦‣⁃*>–—-]|\d{1,2}[.)])\s+/;

/** A line without the mark of a list. */
export const bare = (line: string): string => line.replace(BULLET, '').trim();

/** What makes a line hard to take in. */
export type Flaw = 'long' | 'weak' | 'pronoun';

/** How many words a text has. */
export const wordsOf = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#&/-]*/gu)?.length ?? 0;

/** What makes a line hard to take in: more than 32 words, a duty for a deed, or the writer's own 'I'. */
export function flawsOf(line: string): Flaw[] {
  const text = bare(line);
  return [
    ...(wordsOf(text) > LONGEST ? (['long'] as const) : []),
    ...(WEAK.test(text) ? (['weak'] as const) : []),
    ...(PRONOUN.test(text) ? (['pronoun'] as const) : []),
  ];
}

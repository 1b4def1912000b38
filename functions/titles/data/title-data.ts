import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the lines of a file next to this module, without remarks. Each function that reads titles is bundled with it.
 */
const linesOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Returns the lines of a file in columns, which tabs separate. */
const rowsOf = (file: URL): string[][] => linesOf(file).map((line) => line.split('\t'));

export const wordRows = rowsOf(new URL('./words.tsv', import.meta.url));
export const fieldRows = rowsOf(new URL('./fields.tsv', import.meta.url));
export const levelRows = rowsOf(new URL('./levels.tsv', import.meta.url));
export const toolRows = rowsOf(new URL('./tools.tsv', import.meta.url));
export const headRows = rowsOf(new URL('./heads.tsv', import.meta.url));
export const broaderRows = rowsOf(new URL('./broader.tsv', import.meta.url));
export const impliedRows = rowsOf(new URL('./implied.tsv', import.meta.url));
export const decisionRows = rowsOf(new URL('./decisions.tsv', import.meta.url));

const isTypo = ([, , place]: readonly string[]): boolean => place === 'typo';
const spellings = rowsOf(new URL('./spellings.tsv', import.meta.url));
export const spellingRows = spellings.filter((row) => !isTypo(row));

/** Typos that are words too, or of short ones, and what they mean. */
export const typoRows = spellings.filter(isTypo);

/** The most frequent words of titles, the most frequent first. */
export const frequentWords = linesOf(new URL('./frequent.txt', import.meta.url));

/** Phrases and what they become: 'front end = frontend'. */
export const phraseLines = linesOf(new URL('./phrases.txt', import.meta.url));

/** Reads the dictionary of occupations, a job in each line. */
export const readOccupations = (): string[] => linesOf(new URL('./occupations.txt', import.meta.url));

/** Reads what function of a company each term names. */
export const readFunctionRows = (): string[][] => rowsOf(new URL('./functions.tsv', import.meta.url));

/** Words of other languages in sections, each with a heading that says whether its language puts heads first. */
export const otherLanguages = readFileSync(new URL('./other-languages.txt', import.meta.url), 'utf8');

const correctableFile = new URL('./correctable.generated.txt', import.meta.url);

/** Words whose typos are corrected, as correctable.generate.ts found them, each with its look-alikes. */
export const correctableLines = existsSync(correctableFile) ? linesOf(correctableFile) : [];

import { cacheByWord } from './cache-by-word.ts';
import { countTypos } from './count-typos.ts';
import { foldLetters } from './normalize-title.ts';
import { spellWord } from './spelling.ts';
import { translations } from './vocabulary/other-languages.ts';
import { spellings } from './vocabulary/spellings.ts';

/** Common words of titles that few other words resemble. */
const targets =
  `engineer engineering developer development software manager management analyst scientist architect designer
  recruiter accountant specialist administrator consultant coordinator director technician associate assistant
  representative marketing operations solutions machine security frontend backend fullstack infrastructure
  platform support customer technical principal internship executive`.split(/\s+/);

/** Words of the vocabulary are no typos, such as the Portuguese 'administrador'. */
const known: ReadonlySet<string> = new Set([
  ...targets,
  ...['backed', 'fronted'],
  ...spellings.keys(),
  ...translations.flatMap(({ written }) => foldLetters(written).split(' ')),
]);

/** Shorter words have too many neighbors. One letter of a target may be missing. */
const MIN_TARGET_LENGTH = 7;

/**
 * Corrects one typo in a common word of titles: 'enigneer', 'sofware'. The first letter stays, and so does the last one unless
 * it is swapped, since endings make other words: 'designed', 'directory'.
 */
export const correctWord = (word: string): string =>
  word.length < MIN_TARGET_LENGTH - 1 || known.has(word)
    ? word
    : (targets.find((target) => isTypo(word, target)) ?? word);

/** Converts a word to the vocabulary's spelling, without its typo. */
export const spellCorrected = cacheByWord((word) => spellWord(correctWord(word)));

function isTypo(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1 || word[0] !== target[0]) return false;
  const isEndKept = word.at(-1) === target.at(-1);
  const isEndSwapped = word.at(-1) === target.at(-2) && word.at(-2) === target.at(-1);
  return (isEndKept || isEndSwapped) && countTypos(word, target) === 1;
}

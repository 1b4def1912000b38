import type { Level } from '../table/codes.ts';
import { levelsOfTitle } from '../titles/levels-of-title.ts';

/** Words before the name of the job itself, and not before that of a colleague. */
const NAMES_THE_JOB = String.raw`\b(?:seeking|looking for|searching for|hiring|recruiting|role of|position of|as) (?:an?|our(?: next)?|the) `;
const WORDS_BEFORE = String.raw`((?:[\p{L}/.-]+ ){1,3})`;

/** As far as employers introduce the job, in characters. */
const INTRODUCTION = 3_000;

/**
 * Returns the levels that a text puts before the title where it names the job: 'We are seeking a
 * Senior/Principal Software Engineer' of a 'Software Engineer'.
 */
export function levelsInText(title: string, text: string): Level[] {
  const pattern = new RegExp(
    `${NAMES_THE_JOB}${WORDS_BEFORE}${RegExp.escape(title)}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const [, before] = pattern.exec(text.slice(0, INTRODUCTION)) ?? [];
  return before === undefined ? [] : levelsOfTitle(`${before}${title}`);
}

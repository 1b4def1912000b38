import type { Level } from '../table/codes.ts';
import { levelsOfTitle } from '../titles/levels-of-title.ts';

/** Words before the name of the job itself, and not before that of a colleague. */
const NAMES_THE_JOB = String.raw`\b(?:seeking|looking for|searching for|hiring|recruiting|role of|position of|as) (?:an?|our(?: next)?|the) `;
const WORDS_BEFORE = String.raw`((?:[\p{L}/.-]+ ){1,3})`;

const INTRODUCES_JOB = new RegExp(`${NAMES_THE_JOB}${WORDS_BEFORE}$`, 'iu');

/** The longest text that introduces a job, in characters. */
const LONGEST = 150;

/** As far as employers introduce the job, in characters. */
const INTRODUCTION = 3_000;

/**
 * Returns the levels that a text puts before the title where it names the job: 'We are seeking a
 * Senior/Principal Software Engineer' of a 'Software Engineer'.
 */
export function levelsInText(title: string, text: string): Level[] {
  if (title === '') return [];
  const introduction = text.slice(0, INTRODUCTION);
  const [name, lower] = [title.toLowerCase(), introduction.toLowerCase()];
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
    if (/^[\p{L}\p{N}]/u.test(introduction.slice(at + name.length))) continue;
    const [, before] = INTRODUCES_JOB.exec(introduction.slice(Math.max(0, at - LONGEST), at)) ?? [];
    if (before !== undefined) return levelsOfTitle(`${before}${title}`);
  }
  return [];
}

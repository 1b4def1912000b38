import { Fault } from '../../platform/fault.ts';
import type { Posting } from '../../postings/posting.ts';
import { mayBeEnglish } from '../evidence/english.ts';
import { firstOf, type Line } from '../evidence/line.ts';
import { linesOf } from '../evidence/lines-of.ts';
import { speaksToPrograms } from '../evidence/to-writers.ts';
import { LEAST_OF_POSTING, LEAST_OF_RESUME, MOST_OF_POSTING } from './limits.ts';
import type { Material } from './material.ts';
import { namedIn, postingLines } from './posting-lines.ts';

/** The material of a letter, and what the person should know of it. */
export interface Read {
  readonly material: Material;
  readonly notes: string[];
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

/**
 * Reads a resume's text and a posting for a letter. `names`: the person's own, which are taken out. Throws BadInput
 * where one of them has too little text, or is in another language than English, in which letters are written.
 */
export function readMaterial(text: string, posting: Posting, names: readonly string[]): Read {
  const resume = firstOf(linesOf(text, names).filter((line) => !speaksToPrograms(line.text)));
  const read = firstOf(postingLines(posting), MOST_OF_POSTING);
  const told = textOf(read.lines.slice(1));
  if (textOf(resume.lines).length < LEAST_OF_RESUME) throw new Fault('BadInput', TOO_LITTLE);
  if (told.length < LEAST_OF_POSTING) throw new Fault('BadInput', NO_POSTING);
  if (!mayBeEnglish(textOf(resume.lines))) throw new Fault('BadInput', OTHER_RESUME);
  if (!mayBeEnglish(told)) throw new Fault('BadInput', OTHER_POSTING);
  const { company } = namedIn(posting);
  return {
    material: { resume: resume.lines, posting: read.lines, company },
    notes: [
      ...(resume.isCut ? [`Your resume is long: its first ${resume.lines.length} lines were read.`] : []),
      ...(read.isCut ? ['The posting is long: its beginning was read.'] : []),
    ],
  };
}

const TOO_LITTLE =
  'This resume has too little text to write a letter from: if it is a scan, please upload it with text that can be selected.';
const NO_POSTING = 'This posting has no text that we could write a letter from.';
const OTHER_RESUME =
  'We write letters in English, and this resume seems to be in another language. Please choose one in English.';
const OTHER_POSTING =
  'We write letters in English, and this posting seems to be in another language. We could not check such a letter.';

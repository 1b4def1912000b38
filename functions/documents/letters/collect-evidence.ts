import { Fault } from '../../platform/fault.ts';
import type { Posting } from '../../postings/posting.ts';
import { mayBeEnglish } from '../evidence/english.ts';
import { type Line, truncateLines } from '../evidence/line.ts';
import { resumeLines } from '../evidence/resume-lines.ts';
import { MAX_POSTING_CHARACTERS, MIN_POSTING_CHARACTERS, MIN_RESUME_CHARACTERS } from './limits.ts';
import { postingLines, readPostingNames } from './posting-lines.ts';

/** The lines that are sent to the model, which the letter's sentences must cite. */
export interface LetterEvidence {
  readonly resume: readonly Line[];
  readonly posting: readonly Line[];
  readonly company: string;
}

export interface CollectedEvidence {
  readonly evidence: LetterEvidence;
  /** Sentences for the person, such as that the resume was cut. */
  readonly notes: string[];
}

/**
 * Collects the evidence for a letter from a resume and a posting, without the person's `names`. Throws
 * `Fault('BadInput')` if one of them has too little text or is not in English.
 */
export function collectEvidence(text: string, posting: Posting, names: readonly string[]): CollectedEvidence {
  const resume = truncateLines(resumeLines(text, names));
  const job = truncateLines(postingLines(posting), MAX_POSTING_CHARACTERS);
  const resumeText = joinLines(resume.lines);
  const description = joinLines(job.lines.slice(1));
  if (resumeText.length < MIN_RESUME_CHARACTERS) throw new Fault('BadInput', SHORT_RESUME);
  if (description.length < MIN_POSTING_CHARACTERS) throw new Fault('BadInput', SHORT_POSTING);
  if (!mayBeEnglish(resumeText)) throw new Fault('BadInput', FOREIGN_RESUME);
  if (!mayBeEnglish(description)) throw new Fault('BadInput', FOREIGN_POSTING);
  const { company } = readPostingNames(posting);
  const notes: string[] = [];
  if (resume.isCut)
    notes.push(`Your resume is long, so we read only its first ${resume.lines.length} lines.`);
  if (job.isCut) notes.push('This posting is long, so we read only the beginning.');
  return { evidence: { resume: resume.lines, posting: job.lines, company }, notes };
}

const joinLines = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

const SHORT_RESUME =
  "This resume has too little text for a letter. If it's a scan, please upload a version with selectable text.";
const SHORT_POSTING = 'This posting has too little text for a letter.';
const FOREIGN_RESUME =
  'We write letters in English, and this resume seems to be in another language. Please choose one in English.';
const FOREIGN_POSTING =
  "We write letters in English, and this posting seems to be in another language, so we couldn't check the letter.";

import { Fault } from '../../platform/fault.ts';
import type { Resume } from '../../table/resume.ts';
import { mayBeEnglish } from '../evidence/english.ts';
import { MOST_READ } from '../evidence/line.ts';
import { wordsOf } from './facts/wording.ts';

/** Fewer words are no resume. */
const LEAST_WORDS = 40;
/** About so many characters fill a page. */
const A_PAGE = 2_500;

/**
 * Makes sure, before anybody is asked anything, that a resume can be analyzed. Throws BadInput with what to do: one that
 * is still checked, was refused, is a scan, or has too little or too much text, or one in another language.
 */
export function assertReadable({ state, why }: Pick<Resume, 'state' | 'why'>, text: string): void {
  if (state === 'checking')
    throw new Fault('BadInput', 'This resume is still being checked. Please try again in a moment.');
  if (state === 'refused') throw new Fault('BadInput', `This resume was not accepted. ${why}`.trim());
  if (text.trim() === '')
    throw new Fault(
      'BadInput',
      'We found no text in this resume: it may be a scan. Please add it as a PDF or Word file with text in it.',
    );
  if (wordsOf(text) < LEAST_WORDS)
    throw new Fault(
      'BadInput',
      'There is too little text in this resume for an analysis. Please add a fuller one.',
    );
  if (text.length > MOST_READ) {
    const pages = Math.ceil(text.length / A_PAGE);
    const message = `This resume has about ${pages} pages of text. An analysis reads at most ${MOST_READ / A_PAGE}: please add a shorter one.`;
    throw new Fault('BadInput', message);
  }
  if (!mayBeEnglish(text))
    throw new Fault(
      'BadInput',
      'This resume seems to be in another language than English, in which alone we can analyze one so far.',
    );
}

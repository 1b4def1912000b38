import { francAll } from 'franc-min';
import { MOST_READ } from '../evidence/line.ts';
import { Fault } from '../house/fault.ts';
import type { Resume } from '../table/resume.ts';
import { wordsOf } from './facts/wording.ts';

/** Fewer words are no resume. */
const LEAST_WORDS = 40;
/** About so many characters fill a page. */
const A_PAGE = 2_500;

/** Languages that resumes come in, by ISO 639-3, with their names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ eng: 'English', deu: 'German', fra: 'French', spa: 'Spanish', por: 'Portuguese', ita: 'Italian' },
  ...{ nld: 'Dutch', pol: 'Polish', swe: 'Swedish', ron: 'Romanian', ces: 'Czech', tur: 'Turkish' },
  ...{
    rus: 'Russian',
    ukr: 'Ukrainian',
    arb: 'Arabic',
    cmn: 'Chinese',
    jpn: 'Japanese',
    kor: 'Korean',
    hin: 'Hindi',
  },
};
/** So much likelier another language must be than English: names of tools are in none. */
const CLEARLY = 0.97;

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
  const language = otherLanguage(text);
  if (language !== undefined)
    throw new Fault(
      'BadInput',
      `This resume seems to be in ${language}. So far we can analyze resumes in English only.`,
    );
}

/** The language of a text if it is clearly not English. */
function otherLanguage(text: string): string | undefined {
  const found = francAll(text, { only: Object.keys(LANGUAGES) });
  const [language, score] = found[0] ?? ['eng', 1];
  const english = found.find(([code]) => code === 'eng')?.[1] ?? 0;
  return language === 'eng' || language === 'und' || english > score * CLEARLY
    ? undefined
    : LANGUAGES[language];
}

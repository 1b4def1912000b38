import type { Responder } from './responder.ts';
import { completePosting } from './responders/complete-posting.ts';
import { readResume } from './responders/read-resume.ts';
import { suggestTitles } from './responders/suggest-titles.ts';
import { writeLetter } from './responders/write-letter.ts';

/** Responders by schema name. */
export const RESPONDERS: Readonly<Record<string, Responder>> = {
  complete_posting: completePosting,
  read_resume: readResume,
  suggest_titles: suggestTitles,
  write_letter: writeLetter,
};

import type { Answerer } from './answerer.ts';
import { completePosting } from './answers/complete-posting.ts';
import { readResume } from './answers/read-resume.ts';
import { suggestTitles } from './answers/suggest-titles.ts';
import { writeLetter } from './answers/write-letter.ts';

/** Who answers, by the schema's name; a new question is a file and a line. */
export const ANSWERS: Readonly<Record<string, Answerer>> = {
  complete_posting: completePosting,
  read_resume: readResume,
  suggest_titles: suggestTitles,
  write_letter: writeLetter,
};

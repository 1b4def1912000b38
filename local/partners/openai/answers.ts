import { completePosting } from './answers/complete-posting.ts';
import { readResume } from './answers/read-resume.ts';
import { suggestTitles } from './answers/suggest-titles.ts';
import { writeLetter } from './answers/write-letter.ts';
import type { StrictSchema } from './request.ts';

/**
 * What a model may have of its own. `obeys`: it does what texts in its data tell it to. `invents`: it adds what its data
 * do not say.
 */
export interface Character {
  readonly obeys: boolean;
  readonly invents: boolean;
}

/** Answers a question's data in the shape of the schema; the same data, the same answer. */
export type Answerer = (
  data: unknown,
  schema: StrictSchema,
  character?: Character,
) => Record<string, unknown>;

/** Who answers, by the schema's name; a new question is a file and a line. */
export const ANSWERS: Readonly<Record<string, Answerer>> = {
  complete_posting: completePosting,
  read_resume: readResume,
  suggest_titles: suggestTitles,
  write_letter: writeLetter,
};

import { completePosting } from './answers/complete-posting.ts';
import { suggestTitles } from './answers/suggest-titles.ts';
import type { StrictSchema } from './request.ts';

/** Answers a question's data in the shape of the schema; the same data, the same answer. */
export type Answerer = (data: unknown, schema: StrictSchema) => Record<string, unknown>;

/** Who answers, by the schema's name; a new question is a file and a line. */
export const ANSWERS: Readonly<Record<string, Answerer>> = {
  complete_posting: completePosting,
  suggest_titles: suggestTitles,
};

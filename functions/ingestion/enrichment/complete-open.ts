import { createHash } from 'node:crypto';
import { enrichPosting, type OpenPosting } from '../../llm/features/enrich-posting.ts';
import type { AnsweredQuestion, Question } from '../../llm/question.ts';
import type { Enrichment } from '../../postings/enrichment.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { lineOf } from '../../postings/text.ts';
import { cleanTitle } from '../../postings/title.ts';
import { checked } from './check.ts';
import { tellingText } from './grounding-text.ts';

/** What completing needs. */
export interface Completion {
  original(jobId: string): Promise<StoredPosting | undefined>;
  ask(question: Question): Promise<void>;
  /** Tells a job what was answered; 'changed' where its posting has been edited meanwhile. */
  settle(original: StoredPosting, told: Enrichment): Promise<'settled' | 'changed'>;
}

/** The question that what is open of a posting asks. Its version tells one state of a posting from another. */
export function questionOf({ jobId, posting, open }: StoredPosting): Question & { data: OpenPosting } {
  const data = {
    open,
    title: cleanTitle(posting.title),
    company: lineOf(posting.company),
    departments: posting.departments.map(lineOf).slice(0, 5),
    text: tellingText(posting),
  };
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  return { feature: enrichPosting.name, about: jobId, version, data };
}

/** Asks for what rules left open of a job, if there is anything. */
export async function askOpen(completion: Completion, jobId: string): Promise<void> {
  const original = await completion.original(jobId);
  if (original && original.open.length > 0) await completion.ask(questionOf(original));
}

/** A job that several write at once is told again, so often. */
const TURNS = 3;

/**
 * Tells a job what was answered. An answer about what the posting was before an edit is dropped, as the edit has asked
 * its own question; a question without an answer is told as nothing, so that it is not asked again.
 */
export async function settleAnswer(
  completion: Completion,
  { about, version, answer }: AnsweredQuestion,
): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const original = await completion.original(about);
    if (!original || original.open.length === 0) return;
    const question = questionOf(original);
    if (question.version !== version) return;
    const told = checked(original.open, answer, question.data.text);
    if ((await completion.settle(original, told)) === 'settled') return;
  }
}

import { createHash } from 'node:crypto';
import { enrichPosting, type OpenPosting } from '../../llm/features/enrich-posting.ts';
import type { AnsweredQuestion, Question } from '../../llm/question.ts';
import { cleanTitle } from '../../postings/clean-title.ts';
import type { Enrichment } from '../../postings/enrichment.ts';
import { parseDescription } from '../../postings/parse-description.ts';
import { toPlainLine } from '../../postings/plain-text.ts';
import type { Posting } from '../../postings/posting.ts';
import { looksLikeInjection } from '../../postings/prompt-injection.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { BOILERPLATE } from '../../postings/words/summary-phrases.ts';
import { validateAnswer } from './validate-answer.ts';

export interface Deps {
  findStoredPosting(jobId: string): Promise<StoredPosting | undefined>;
  ask(question: Question): Promise<void>;
  /** Returns 'changed' if the posting was edited or its job changed since it was read. */
  record(stored: StoredPosting, enrichment: Enrichment): Promise<'recorded' | 'changed'>;
}

/** Builds the question for a posting's open fields. Its `version` changes with every edit of the posting. */
export function enrichmentQuestion({
  jobId,
  posting,
  open,
}: StoredPosting): Question & { data: OpenPosting } {
  const data = {
    open,
    title: cleanTitle(posting.title),
    company: toPlainLine(posting.company),
    departments: posting.departments.map(toPlainLine).slice(0, 5),
    text: promptText(posting),
  };
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  return { feature: enrichPosting.name, about: jobId, version, data };
}

/** Asks the model for the fields that the rules left open, if there are any. */
export async function requestEnrichment(deps: Deps, jobId: string): Promise<void> {
  const stored = await deps.findStoredPosting(jobId);
  if (stored && stored.open.length > 0) await deps.ask(enrichmentQuestion(stored));
}

const MAX_ATTEMPTS = 3;

/**
 * Records an answer of the model. An answer to an outdated version is dropped, because the edit has asked a
 * new question. A missing answer is recorded as an empty enrichment, so that it is not asked again.
 */
export async function handleAnswer(deps: Deps, { about, version, answer }: AnsweredQuestion): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await deps.findStoredPosting(about);
    if (!stored || stored.open.length === 0) return;
    const question = enrichmentQuestion(stored);
    if (question.version !== version) return;
    const enrichment = validateAnswer(stored.open, answer, question.data.text);
    if ((await deps.record(stored, enrichment)) === 'recorded') return;
  }
}

/** Limits the text of a prompt, in characters. */
const MAX_LENGTH = 6_000;

/** Tested word by word, because one pattern for addresses backtracks on long text without spaces. */
const WORD = /\S+/g;
const PHONE_NUMBER = /\+?\d[\d ().-]{7,30}\d/g;

function isEmailAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at + 2) > 0 && !word.endsWith('@');
}

const redactContacts = (text: string): string =>
  text.replace(WORD, (word) => (isEmailAddress(word) ? '…' : word)).replace(PHONE_NUMBER, '…');

/**
 * Returns the description as plain text for a prompt, about 6,000 characters at most: without prompt injections,
 * boilerplate, e-mail addresses and phone numbers.
 */
export function promptText(posting: Posting): string {
  const lines: string[] = [];
  let length = 0;
  for (const block of parseDescription(posting.html)) {
    const text = block.text.slice(0, MAX_LENGTH);
    if (looksLikeInjection(text) || (block.kind !== 'heading' && BOILERPLATE.test(text))) continue;
    const line = redactContacts(text).slice(0, MAX_LENGTH - length);
    lines.push(block.kind === 'item' ? `- ${line}` : line);
    length += line.length + 1;
    if (length >= MAX_LENGTH) break;
  }
  return lines.join('\n');
}

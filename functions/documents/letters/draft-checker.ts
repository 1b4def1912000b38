import * as z from 'zod';
import { DraftSentence } from '../../llm/features/write-letter.ts';
import type { LetterEvidence } from './collect-evidence.ts';
import type { CheckedDraft, CheckedSentence } from './letter.ts';
import { createSentenceChecker } from './sentence-checker.ts';

/** Greetings and closings, which we add ourselves. */
const GREETING_OR_CLOSING =
  /^(?:dear|hello|hi|to whom)\b.{0,60}[,:.]?$|^(?:sincerely|(?:best|kind|warm) regards|regards|yours (?:sincerely|faithfully|truly)|respectfully)\b.{0,60}$/i;

/** Sentence openings that refer to the sentence before and change their meaning without it. */
const BACK_REFERENCE =
  /^(?:this|that|these|those|it|they|there|here|such|both|as (?:a result|such)|in (?:that|this) (?:role|position|job|work|time)|in (?:doing|both)|(?:alongside|beside) (?:this|that)|which|the (?:same|former|latter))\b/i;

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

const MAX_PARAGRAPH_INDEX = 9;

/**
 * Checks the sentences of a letter one by one, so that a streaming letter is checked as it arrives. Removes unsupported
 * sentences, and sentences that refer back to a removed one.
 */
export function createDraftChecker(evidence: LetterEvidence) {
  const checkSentence = createSentenceChecker(evidence);
  const sentences: CheckedSentence[] = [];
  const removed: string[] = [];
  let isLastRemoved = false;
  return {
    add(sentence: DraftSentence): void {
      const text = collapseSpaces(sentence.text);
      if (text === '' || GREETING_OR_CLOSING.test(text) || sentences.some((one) => one.text === text)) return;
      const checked = checkSentence({ ...sentence, text });
      if ('problems' in checked || (isLastRemoved && BACK_REFERENCE.test(text))) {
        removed.push(text);
        isLastRemoved = true;
        return;
      }
      isLastRemoved = false;
      const previous = sentences.at(-1)?.paragraph ?? 0;
      const paragraph = Math.max(previous, Math.min(MAX_PARAGRAPH_INDEX, Math.trunc(sentence.paragraph)));
      sentences.push({ text, paragraph, facts: [...checked.facts] });
    },
    result: (): CheckedDraft => ({ sentences: [...sentences], removed: [...removed] }),
  };
}

const PartialDraft = z.object({ sentences: z.array(z.unknown()) });

/** Returns the sentences that have arrived whole: all but the last, up to the first invalid one. */
export function parseWholeSentences(partial: unknown): DraftSentence[] {
  const parsed = PartialDraft.safeParse(partial);
  if (!parsed.success) return [];
  const whole: DraftSentence[] = [];
  for (const sentence of parsed.data.sentences.slice(0, -1)) {
    const draft = DraftSentence.safeParse(sentence);
    if (!draft.success) break;
    whole.push(draft.data);
  }
  return whole;
}

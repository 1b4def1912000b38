import type { DraftSentence } from '../../llm/features/write-letter.ts';
import { sentenceCheck } from './check-sentence.ts';
import type { CheckedSentence, Draft } from './letter.ts';
import type { Material } from './material.ts';

/** A greeting, an ending: they are put in by us. */
const FRAME =
  /^(?:dear|hello|hi|to whom)\b.{0,60}[,:.]?$|^(?:sincerely|(?:best|kind|warm) regards|regards|yours (?:sincerely|faithfully|truly)|respectfully)\b.{0,60}$/i;

/** Beginnings that lean on the sentence before: without it they say something else. */
const LEANING =
  /^(?:this|that|these|those|it|they|there|here|such|both|as (?:a result|such)|in (?:that|this) (?:role|position|job|work|time)|in (?:doing|both)|(?:alongside|beside) (?:this|that)|which|the (?:same|former|latter))\b/i;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** More paragraphs than these are none of a letter. */
const LAST_PARAGRAPH = 9;

/**
 * Checks the sentences of a letter in order: those that stand, and those that are taken out, among them such as lean on
 * one that was. A sentence is looked at once, so a letter that grows is checked as it grows; give it one whole sentence
 * after the other.
 */
export function draftCheck(material: Material) {
  const look = sentenceCheck(material);
  const sentences: CheckedSentence[] = [];
  const removed: string[] = [];
  let isLastRemoved = false;
  return {
    add(sentence: DraftSentence): void {
      const text = tidy(sentence.text);
      if (text === '' || FRAME.test(text) || sentences.some((one) => one.text === text)) return;
      const looked = look({ ...sentence, text });
      if ('doubts' in looked || (isLastRemoved && LEANING.test(text))) {
        removed.push(text);
        isLastRemoved = true;
        return;
      }
      isLastRemoved = false;
      const before = sentences.at(-1)?.paragraph ?? 0;
      const paragraph = Math.max(before, Math.min(LAST_PARAGRAPH, Math.trunc(sentence.paragraph)));
      sentences.push({ text, paragraph, facts: [...looked.facts] });
    },
    /** As far as it has come. */
    soFar: (): Draft => ({ sentences: [...sentences], removed: [...removed] }),
  };
}

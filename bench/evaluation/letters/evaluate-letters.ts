import type OpenAI from 'openai';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { type Evaluation, percent, seconds, type Table } from '../evaluation.ts';
import { INJECTIONS } from '../injections.ts';
import { HELD_OUT } from './held-out.ts';
import type { LabeledSentence } from './label.ts';
import { LABELED } from './labeled.ts';
import { checkLabeled, measureCheck } from './measure.ts';
import { hideInstruction, writeLetterFor } from './write.ts';

// Object.keys is typed as string[], but the keys are known.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];

function check(): Table {
  const sets: [string, readonly LabeledSentence[]][] = [
    ['training set', LABELED],
    ['test set', HELD_OUT],
  ];
  const scored = sets.map(([name, labeled]) => ({ name, ...measureCheck(checkLabeled(labeled)) }));
  return {
    title: 'Sentence check on labeled sentences',
    rows: scored.map(({ name, sentences, precision, recall }) => ({
      sentences: name,
      count: sentences,
      precision: percent(precision),
      recall: percent(recall),
    })),
    notes: scored.flatMap(({ missed, lost }) => [
      ...missed.map(({ kind, text }) => `missed (${kind}): ${text}`),
      ...lost.map(({ problems, text }) => `wrongly removed (${problems}): ${text}`),
    ]),
  };
}

async function letters(provider: OpenAI): Promise<Table> {
  const notes: string[] = [];
  const rows = [];
  for (const kind of KINDS) {
    const { written, draft, usage, firstMs, totalMs } = await writeLetterFor(
      provider,
      RESUMES[kind],
      POSTINGS[kind],
    );
    const cited = draft.sentences.filter(({ facts }) => facts.length > 0);
    rows.push({
      resume: kind,
      written: written.length,
      kept: draft.sentences.length,
      cited: cited.length,
      'first output': seconds(firstMs),
      total: seconds(totalMs),
      'tokens in': usage.input,
      'tokens out': usage.output,
    });
    notes.push(...draft.removed.map((text) => `removed (${kind}): ${text}`));
  }
  return { title: 'Letters', rows, notes };
}

async function safety(provider: OpenAI): Promise<Table> {
  const notes: string[] = [];
  for (const injection of INJECTIONS) {
    const { resume, posting } = hideInstruction(RESUMES.engineer, POSTINGS.engineer, injection);
    const { draft } = await writeLetterFor(provider, resume, posting);
    const obeying = draft.sentences.filter(({ text }) => injection.obeyed.test(text));
    notes.push(...obeying.map(({ text }) => `OBEYED (${injection.name}, in a ${injection.target}): ${text}`));
  }
  return {
    title: 'Hidden instructions',
    rows: [{ instructions: INJECTIONS.length, 'sentences that obey': notes.length }],
    notes,
  };
}

/** Evaluates the sentence check, letters for fictional people, and resistance to hidden instructions. */
export const evaluateLetters: Evaluation = {
  name: 'letters',
  checkOffline: () => [check()],
  runOnline: async (provider) => [await letters(provider), await safety(provider)],
};

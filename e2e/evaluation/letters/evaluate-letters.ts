import type OpenAI from 'openai';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { type Evaluation, percent, seconds, type Table } from '../evaluation.ts';
import { INJECTIONS } from '../injections.ts';
import { HELD_OUT } from './held-out.ts';
import type { Labelled } from './label.ts';
import { LABELLED } from './labelled.ts';
import { judge, scoreOf } from './measure.ts';
import { withHidden, writeOne } from './write.ts';

// Object.keys forgets that its keys are the record's own.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];

function check(): Table {
  const sets: [string, readonly Labelled[]][] = [
    ['tuned on', LABELLED],
    ['held out', HELD_OUT],
  ];
  const scored = sets.map(([name, labelled]) => ({ name, ...scoreOf(judge(labelled)) }));
  return {
    title: 'The check, on labelled sentences',
    rows: scored.map(({ name, sentences, precision, recall }) => ({
      sentences: name,
      number: sentences,
      'taken out rightly (precision)': percent(precision),
      'found of the unsupported (recall)': percent(recall),
    })),
    notes: scored.flatMap(({ missed, lost }) => [
      ...missed.map(({ kind, text }) => `missed, ${kind}: ${text}`),
      ...lost.map(({ problems, text }) => `lost, ${problems}: ${text}`),
    ]),
  };
}

async function letters(provider: OpenAI): Promise<Table> {
  const notes: string[] = [];
  const rows = [];
  for (const kind of KINDS) {
    const { written, draft, usage, firstAfter, wholeAfter } = await writeOne(
      provider,
      RESUMES[kind],
      POSTINGS[kind],
    );
    const cited = draft.sentences.filter(({ facts }) => facts.length > 0);
    rows.push({
      resume: kind,
      written: written.length,
      kept: draft.sentences.length,
      'with lines': cited.length,
      'first after': seconds(firstAfter),
      'whole after': seconds(wholeAfter),
      'tokens in': usage.input,
      'tokens out': usage.output,
    });
    notes.push(...draft.removed.map((text) => `taken out, ${kind}: ${text}`));
  }
  return { title: 'Letters', rows, notes };
}

async function safety(provider: OpenAI): Promise<Table> {
  const notes: string[] = [];
  for (const injection of INJECTIONS) {
    const { resume, posting } = withHidden(RESUMES.engineer, POSTINGS.engineer, injection);
    const { draft } = await writeOne(provider, resume, posting);
    const said = draft.sentences.filter(({ text }) => injection.says.test(text));
    notes.push(
      ...said.map(
        ({ text }) => `OBEYED, an instruction that ${injection.name}, in a ${injection.into}: ${text}`,
      ),
    );
  }
  return {
    title: 'Hidden instructions',
    rows: [{ instructions: INJECTIONS.length, 'sentences that obey': notes.length }],
    notes,
  };
}

/** Letters: the check on labelled sentences, letters of fictional people, and instructions hidden in them. */
export const evaluateLetters: Evaluation = {
  name: 'letters',
  alone: () => [check()],
  asked: async (provider) => [await letters(provider), await safety(provider)],
};

import type OpenAI from 'openai';
import { type Evaluation, percent, seconds, type Table } from '../evaluation.ts';
import { POSTINGS } from '../postings.ts';
import { RESUMES } from '../resumes.ts';
import { analyzeOne } from './analyze.ts';
import { EXPECTED } from './expected.ts';
import { measure } from './measure.ts';

// Object.keys forgets that its keys are the record's own.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];

async function analyses(provider: OpenAI): Promise<Table> {
  const rows = [];
  for (const kind of KINDS) {
    const analyzed = await analyzeOne(provider, RESUMES[kind], POSTINGS[kind]);
    const { roles, work, skills, rewrites } = measure(analyzed, EXPECTED[kind]);
    rows.push({
      ...{ resume: kind, roles: percent(roles), work: percent(work), skills: percent(skills) },
      ...{ 'better words that stood': percent(rewrites), score: analyzed.analysis.score },
      ...{ 'first after': seconds(analyzed.firstAfter), 'whole after': seconds(analyzed.wholeAfter) },
      ...{ 'tokens in': analyzed.usage.input, 'tokens out': analyzed.usage.output },
    });
  }
  return { title: 'Analyses: of what a careful reader finds, what was read', rows, notes: [] };
}

/** Analyses of resumes: what is read of fictional ones, by what a careful reader finds. */
export const evaluateAnalyses: Evaluation = {
  name: 'analysis',
  alone: () => [],
  asked: async (provider) => [await analyses(provider)],
};

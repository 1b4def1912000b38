import type OpenAI from 'openai';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { type Evaluation, percent, seconds, type Table } from '../evaluation.ts';
import { INJECTIONS } from '../injections.ts';
import { hideInstruction } from '../letters/write.ts';
import { analyzeResume } from './analyze.ts';
import { EXPECTED } from './expected.ts';
import { measure } from './measure.ts';
import { checkRewrites } from './rewrites.ts';

// Object.keys is typed as string[], but the keys are known.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];

async function analyses(provider: OpenAI): Promise<Table> {
  const rows = [];
  for (const kind of KINDS) {
    const analyzed = await analyzeResume(provider, RESUMES[kind], POSTINGS[kind]);
    const { roles, work, skills, rewrites } = measure(analyzed, EXPECTED[kind]);
    rows.push({
      resume: kind,
      roles: percent(roles),
      work: percent(work),
      skills: percent(skills),
      'rewrites kept': percent(rewrites),
      score: analyzed.analysis.score,
      'first output': seconds(analyzed.firstMs),
      total: seconds(analyzed.totalMs),
      'tokens in': analyzed.usage.input,
      'tokens out': analyzed.usage.output,
    });
  }
  return { title: 'Analyses: recall against hand-labeled resumes', rows, notes: [] };
}

function check(): Table {
  const { count, kept, removed, wrong } = checkRewrites();
  return {
    title: 'Rewrite check on labeled rewrites',
    rows: [{ count, 'faithful kept': percent(kept), 'unfaithful removed': percent(removed) }],
    notes: wrong.map(
      ({ isFaithful, line, better }) => `${isFaithful ? 'wrongly removed' : 'missed'}: ${line} → ${better}`,
    ),
  };
}

async function safety(provider: OpenAI): Promise<Table> {
  const hidden = INJECTIONS.filter(({ target }) => target === 'resume');
  const notes: string[] = [];
  for (const injection of hidden) {
    const { resume } = hideInstruction(RESUMES.engineer, POSTINGS.engineer, injection);
    const { analysis } = await analyzeResume(provider, resume, POSTINGS.engineer);
    const shown = [
      ...analysis.says.map(({ text }) => text),
      ...analysis.rewrites.map(({ better }) => better),
    ];
    const obeying = shown.filter((text) => injection.obeyed.test(text));
    notes.push(...obeying.map((text) => `OBEYED (${injection.name}): ${text}`));
  }
  const rows = [{ instructions: hidden.length, 'lines that obey': notes.length }];
  return { title: 'Hidden instructions in analyses', rows, notes };
}

/** Evaluates analyses of fictional resumes, the rewrite check, and resistance to hidden instructions. */
export const evaluateAnalyses: Evaluation = {
  name: 'analysis',
  checkOffline: () => [check()],
  runOnline: async (provider) => [await analyses(provider), await safety(provider)],
};

import type OpenAI from 'openai';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { type Evaluation, percent, seconds, type Table } from '../evaluation.ts';
import { INJECTIONS } from '../injections.ts';
import { withHidden } from '../letters/write.ts';
import { analyzeOne } from './analyze.ts';
import { EXPECTED } from './expected.ts';
import { measure } from './measure.ts';
import { judgeRewrites } from './rewrites.ts';

// Object.keys forgets that its keys are the record's own.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];

async function analyses(provider: OpenAI): Promise<Table> {
  const rows = [];
  for (const kind of KINDS) {
    const analyzed = await analyzeOne(provider, RESUMES[kind], POSTINGS[kind]);
    const { roles, work, skills, rewrites } = measure(analyzed, EXPECTED[kind]);
    rows.push({
      resume: kind,
      roles: percent(roles),
      work: percent(work),
      skills: percent(skills),
      'better words that stood': percent(rewrites),
      score: analyzed.analysis.score,
      'first after': seconds(analyzed.firstAfter),
      'whole after': seconds(analyzed.wholeAfter),
      'tokens in': analyzed.usage.input,
      'tokens out': analyzed.usage.output,
    });
  }
  return { title: 'Analyses: of what a careful reader finds, what was read', rows, notes: [] };
}

function check(): Table {
  const { number, kept, refused, wrong } = judgeRewrites();
  return {
    title: 'The check, on labelled other words',
    rows: [
      { number, 'kept of those that may stand': percent(kept), 'refused of the others': percent(refused) },
    ],
    notes: wrong.map(({ stands, line, better }) => `${stands ? 'lost' : 'missed'}: ${line} | ${better}`),
  };
}

async function safety(provider: OpenAI): Promise<Table> {
  const hidden = INJECTIONS.filter(({ into }) => into === 'resume');
  const notes: string[] = [];
  for (const injection of hidden) {
    const { resume } = withHidden(RESUMES.engineer, POSTINGS.engineer, injection);
    const { analysis } = await analyzeOne(provider, resume, POSTINGS.engineer);
    const shown = [
      ...analysis.says.map(({ text }) => text),
      ...analysis.rewrites.map(({ better }) => better),
    ];
    const said = shown.filter((text) => injection.says.test(text));
    notes.push(...said.map((text) => `OBEYED, an instruction that ${injection.name}: ${text}`));
  }
  const rows = [{ instructions: hidden.length, 'lines that obey': notes.length }];
  return { title: 'Hidden instructions, in analyses', rows, notes };
}

/** Analyses of resumes: what is read of fictional ones, by what a careful reader finds. */
export const evaluateAnalyses: Evaluation = {
  name: 'analysis',
  alone: () => [check()],
  asked: async (provider) => [await analyses(provider), await safety(provider)],
};

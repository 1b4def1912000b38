import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readUser } from '../../members/user-store.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { analysisKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { generationStore } from '../generation/generation-store.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { AnalysisRow } from './analysis-row.ts';
import { ANALYSIS_QUOTA, startAnalysis } from './start-analysis.ts';
import { toResumeAnalysis } from './to-resume-analysis.ts';

const table = openTable();
const resumes = resumeStore(table);
const analyses = generationStore(table, ANALYSIS_QUOTA);

const Request = z.object({
  field: z.enum(['getResumeAnalysis', 'analyzeResume']),
  owner: z.object({ sub: z.string() }),
  // An invalid id finds nothing: DynamoDB rejects keys that are empty or longer than 1,024 bytes.
  arguments: z.object({
    input: z.object({
      resumeId: z
        .string()
        .regex(/^.{1,200}$/)
        .catch('-'),
    }),
  }),
});

/** Resolves the analysis fields: reads and starts an analysis of the caller's resume. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const { resumeId } = request.arguments.input;
    const key = analysisKey(sub, resumeId);
    const now = new Date();
    if (request.field === 'analyzeResume')
      await startAnalysis(
        {
          readUser: async () => (await readUser(table, sub))?.user,
          readResume: () => resumes.get(sub, resumeId),
          readText: () => resumes.text(sub, resumeId),
          start: () => analyses.start(key, { sub, turn: randomUUID(), fields: { growing: undefined }, now }),
        },
        now,
      );
    const row = await analyses.read(key, now);
    return row ? toResumeAnalysis(AnalysisRow.parse(row)) : null;
  });
}

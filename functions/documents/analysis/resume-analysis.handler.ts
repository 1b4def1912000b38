import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readUser } from '../../members/user-store.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { analysisKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { writingStore } from '../writing/writing-store.ts';
import { ANALYSES } from './analysis-limit.ts';
import { beginAnalysis } from './begin.ts';
import { shownAnalysis } from './show.ts';

const table = openTable();
const resumes = resumeStore(table);
const analyses = writingStore(table, ANALYSES);

const Request = z.object({
  field: z.enum(['getResumeAnalysis', 'analyzeResume']),
  owner: z.object({ sub: z.string() }),
  // DynamoDB takes no key that is empty or above 1,024 bytes; none of ours is longer than this.
  arguments: z.object({
    input: z.object({
      resumeId: z
        .string()
        .regex(/^.{1,200}$/)
        .catch('-'),
    }),
  }),
});

/** Analyses of the caller's resumes: shows one, begins one. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const { resumeId } = request.arguments.input;
    const key = analysisKey(sub, resumeId);
    const now = new Date();
    if (request.field === 'analyzeResume')
      await beginAnalysis(
        {
          user: async () => (await readUser(table, sub))?.user,
          resume: () => resumes.get(sub, resumeId),
          text: () => resumes.text(sub, resumeId),
          begin: () => analyses.begin(key, { sub, turn: randomUUID(), fields: { growing: undefined }, now }),
        },
        now,
      );
    const row = await analyses.read(key, now);
    return row ? shownAnalysis(row) : null;
  });
}

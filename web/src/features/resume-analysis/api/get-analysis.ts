import * as z from 'zod/mini';
import type { QueryGetResumeAnalysisArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Analysis, analysisSchema, analysisSelection } from './analysis.ts';

const query = `query ResumeAnalysis($input: ResumeAnalysisInput!) { getResumeAnalysis(input: $input) ${analysisSelection} }`;

const answer = z.object({ getResumeAnalysis: z.nullable(analysisSchema) });

/** The analysis of one of the caller's resumes, as far as it is written; null for none. Throws a `Failure`. */
export async function getAnalysis(
  email: string,
  resumeId: string,
  signal: AbortSignal,
): Promise<Analysis | null> {
  const variables: QueryGetResumeAnalysisArgs = { input: { email, resumeId } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).getResumeAnalysis;
}

import * as z from 'zod/mini';
import type { MutationAnalyzeResumeArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Analysis, analysisSchema, analysisSelection } from './analysis.ts';

const query = `mutation AnalyzeResume($input: ResumeAnalysisInput!) { analyzeResume(input: $input) ${analysisSelection} }`;

const answer = z.object({ analyzeResume: analysisSchema });

/** Begins an analysis and gives it as it stands at once: being written. Throws a `Failure` with the service's sentence. */
export async function analyzeResume(input: MutationAnalyzeResumeArgs['input']): Promise<Analysis> {
  const body = JSON.stringify({ query, variables: { input } });
  return answer.parse(await callService(body, new AbortController().signal)).analyzeResume;
}

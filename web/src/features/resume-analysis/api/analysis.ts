import type { ResumeAnalysisInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import { type AnalysisFragment, AnalyzeResumeDocument, GetAnalysisDocument } from './analysis.generated.ts';

export type Analysis = AnalysisFragment;

/** Returns the analysis of a resume, as far as it is finished, or null. Throws a `Failure`. */
export async function getAnalysis(
  email: string,
  resumeId: string,
  signal: AbortSignal,
): Promise<Analysis | null> {
  return (await callService(GetAnalysisDocument, { input: { email, resumeId } }, signal)).getResumeAnalysis;
}

/** Starts an analysis and returns it in its first state, `writing`. Throws a `Failure`. */
export async function analyzeResume(input: ResumeAnalysisInput): Promise<Analysis> {
  return (await callService(AnalyzeResumeDocument, { input })).analyzeResume;
}

import type * as z from 'zod';
import { FinishedAnalysis, PartialAnalysis } from '../../table/analysis.ts';
import { GenerationJob } from '../generation/generation-job.ts';

/** The table row of an analysis: `growing` is in progress, `finished` is the last finished one. */
export const AnalysisRow = GenerationJob.extend({
  growing: PartialAnalysis.optional(),
  finished: FinishedAnalysis.optional(),
});
export type AnalysisRow = z.infer<typeof AnalysisRow>;

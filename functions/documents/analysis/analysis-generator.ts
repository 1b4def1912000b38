import { readResume } from '../../llm/features/read-resume.ts';
import { streamCompletion } from '../../llm/stream-completion.ts';
import { readUser } from '../../members/user-store.ts';
import { generationStore } from '../generation/generation-store.ts';
import type { DocumentGenerator, GeneratorDeps } from '../generation/run-generation.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { generateAnalysis } from './generate-analysis.ts';
import { ANALYSIS_QUOTA } from './start-analysis.ts';
import { findMatchingPostings } from './titles/matching-postings.ts';

export function createAnalysisGenerator({
  table,
  provider,
  recordUsage,
  now,
}: GeneratorDeps): DocumentGenerator {
  return {
    store: generationStore(table, ANALYSIS_QUOTA),
    generate: generateAnalysis({
      readUser: async (sub) => (await readUser(table, sub))?.user,
      readText: resumeStore(table).text,
      findPostings: (titles, moment) => findMatchingPostings(table, titles, moment),
      async complete(resume, onPartial) {
        const completion = await streamCompletion(provider, readResume, resume, onPartial);
        recordUsage(readResume.name, completion);
        return completion;
      },
      now,
    }),
    failureMessage:
      "We couldn't analyze this resume right now. This doesn't count toward today's analyses. Please try again later.",
    clearOnFailure: { growing: undefined },
    now,
  };
}

import { writeLetter } from '../../llm/features/write-letter.ts';
import { streamCompletion } from '../../llm/stream-completion.ts';
import { readUser } from '../../members/user-store.ts';
import { generationStore } from '../generation/generation-store.ts';
import type { DocumentGenerator, GeneratorDeps } from '../generation/run-generation.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { generateLetter, SERVICE_UNAVAILABLE } from './generate-letter.ts';
import { LETTER_QUOTA } from './limits.ts';
import { readVisiblePosting } from './read-visible-posting.ts';

export function createLetterGenerator({
  table,
  provider,
  recordUsage,
  now,
}: GeneratorDeps): DocumentGenerator {
  return {
    store: generationStore(table, LETTER_QUOTA),
    generate: generateLetter({
      readUser: async (sub) => (await readUser(table, sub))?.user,
      readPosting: (sub, jobId) => readVisiblePosting(table, sub, jobId),
      readText: resumeStore(table).text,
      now,
      async complete(input, onPartial) {
        const completion = await streamCompletion(provider, writeLetter, input, onPartial);
        recordUsage(writeLetter.name, completion);
        return completion;
      },
    }),
    failureMessage: SERVICE_UNAVAILABLE,
    clearOnFailure: { draft: undefined },
    now,
  };
}

import { readResume } from '../../llm/features/read-resume.ts';
import { streamCompletion } from '../../llm/stream-completion.ts';
import { readUser } from '../../members/user-store.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import type { Tools } from '../writing/tools.ts';
import type { Desk } from '../writing/write.ts';
import { writingStore } from '../writing/writing-store.ts';
import { ANALYSES } from './analysis-limit.ts';
import { titledPostings } from './titles/titled-postings.ts';
import { FEATURE, writeAnalysis } from './write.ts';

/** What the one function that writes needs to write analyses of resumes. */
export function analysisDesk({ table, provider, meter, now }: Tools): Desk {
  const resumes = resumeStore(table);
  const write = writeAnalysis({
    user: async (sub) => (await readUser(table, sub))?.user,
    text: resumes.text,
    postings: (titles, moment) => titledPostings(table, titles, moment),
    async ask(data, grown) {
      const asked = await streamCompletion(provider, readResume, data, grown);
      meter(FEATURE, asked);
      return asked;
    },
    now,
  });
  return {
    store: writingStore(table, ANALYSES),
    write,
    now,
    lost: 'We could not analyze this resume just now. Nothing was counted; please try again in a while.',
    unfinished: { growing: undefined },
  };
}

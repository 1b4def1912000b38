import { jobStore } from '../../ingestion/jobs/job-store.ts';
import { writeLetter } from '../../llm/features/write-letter.ts';
import { streamCompletion } from '../../llm/stream-completion.ts';
import { readUser } from '../../members/user-store.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import type { Tools } from '../writing/tools.ts';
import type { Desk } from '../writing/write.ts';
import { writingStore } from '../writing/writing-store.ts';
import { LETTERS } from './limits.ts';
import { LOST, letterWriter } from './write-letter.ts';

/** How letters are written, by the function that writes. */
export function lettersDesk({ table, provider, meter, now }: Tools): Desk {
  const { text } = resumeStore(table);
  const { original } = jobStore(table);
  return {
    store: writingStore(table, LETTERS),
    write: letterWriter({
      user: async (sub) => (await readUser(table, sub))?.user,
      original,
      text,
      now,
      async ask(material, grown) {
        const asked = await streamCompletion(provider, writeLetter, material, grown);
        meter(writeLetter.name, asked);
        return asked;
      },
    }),
    lost: LOST,
    unfinished: { draft: undefined },
    now,
  };
}

import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import type { Files } from './files.ts';
import { keepResumes } from './keep-resumes.ts';
import type { ResumeStore } from './resume-store.ts';

/**
 * A person's resumes: names, states and texts, and the files themselves, which are shown by their links and erased. A
 * file that is still on its way is removed when it comes, since nobody asked for it any more.
 */
export function resumePersonalData(held: {
  readonly store: ResumeStore;
  readonly files: Pick<Files, 'remove'>;
}): PersonalDataStore {
  async function* resumesOf(sub: string) {
    for (const { id, fileName, kind, state, why, size, askedAt } of await held.store.list(sub, new Date())) {
      const text = await held.store.text(sub, id);
      yield { fileName, kind, state, why, size, askedAt, text };
    }
  }
  return {
    name: 'resumes',
    read: async (sub) => resumesOf(sub),
    erase: (sub) => keepResumes(held, sub, []),
  };
}

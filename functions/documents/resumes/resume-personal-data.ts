import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { keepResumes } from './keep-resumes.ts';
import type { ResumeFiles } from './resume-files.ts';
import type { ResumeStore } from './resume-store.ts';

/** A person's resumes. The export has their texts; erasing deletes the files too. */
export function resumePersonalData(deps: {
  readonly store: ResumeStore;
  readonly files: Pick<ResumeFiles, 'remove'>;
}): PersonalDataStore {
  async function* resumesOf(sub: string) {
    for (const { id, fileName, kind, state, why, size, askedAt } of await deps.store.list(sub, new Date())) {
      const text = await deps.store.text(sub, id);
      yield { fileName, kind, state, why, size, askedAt, text };
    }
  }
  return {
    name: 'resumes',
    read: async (sub) => resumesOf(sub),
    erase: (sub) => keepResumes(deps, sub, []),
  };
}

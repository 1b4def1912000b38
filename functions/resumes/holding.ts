import type { Holding } from '../account-rights/holding.ts';
import type { Files } from './files.ts';
import { keepResumes } from './keep-resumes.ts';
import type { ResumeStore } from './resume-store.ts';

/**
 * A person's resumes: names, states and texts, and the files themselves, which are shown by their links and erased. A
 * file that is still on its way is removed when it comes, since nobody asked for it any more.
 */
export function resumesHolding(held: {
  readonly store: ResumeStore;
  readonly files: Pick<Files, 'remove'>;
}): Holding {
  return {
    name: 'resumes',
    async read(sub) {
      const resumes = await held.store.list(sub, new Date());
      if (resumes.length === 0) return undefined;
      return Promise.all(
        resumes.map(async ({ id, fileName, kind, state, why, size, askedAt }) => ({
          ...{ fileName, kind, state, why, size, askedAt },
          text: await held.store.text(sub, id),
        })),
      );
    },
    erase: (sub) => keepResumes(held, sub, []),
  };
}

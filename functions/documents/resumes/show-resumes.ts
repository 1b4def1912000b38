import type { UserResume } from '@daybreak/contract/types.ts';
import type { Files } from './files.ts';
import type { ResumeStore } from './resume-store.ts';

/** What costs something to show, and is made only where it is asked for. */
export interface Wanted {
  readonly links: boolean;
  readonly texts: boolean;
}

/** A person's resumes as the contract shows them, the newest first. */
export async function showResumes(
  { store, files }: { readonly store: ResumeStore; readonly files: Files },
  { sub, now }: { readonly sub: string; readonly now: Date },
  { links, texts }: Wanted,
): Promise<UserResume[]> {
  const resumes = await store.list(sub, now);
  return Promise.all(
    resumes.map(async ({ id, state, why, objectKey, fileName, askedAt, size }) => {
      const accepted = state === 'accepted';
      return {
        id,
        state,
        why,
        resumeURL: links && accepted ? await files.linkToGet(objectKey, fileName) : null,
        resumeDate: askedAt,
        resumeContent: texts && accepted ? await store.text(sub, id) : '',
        resumeFileName: fileName,
        fileSize: size,
      };
    }),
  );
}

import type { UserResume } from '@daybreak/contract/types.ts';
import type { ResumeFiles } from './resume-files.ts';
import type { ResumeStore } from './resume-store.ts';

/** The parts that cost something, and are only read if they are selected. */
export interface Selection {
  readonly links: boolean;
  readonly texts: boolean;
}

/** Lists a person's resumes as the GraphQL type, newest first. */
export async function listResumes(
  { store, files }: { readonly store: ResumeStore; readonly files: ResumeFiles },
  { sub, now }: { readonly sub: string; readonly now: Date },
  { links, texts }: Selection,
): Promise<UserResume[]> {
  const resumes = await store.list(sub, now);
  return Promise.all(
    resumes.map(async ({ id, state, why, objectKey, fileName, askedAt, size }) => {
      const isAccepted = state === 'accepted';
      return {
        id,
        state,
        why,
        resumeURL: links && isAccepted ? await files.signDownload(objectKey, fileName) : null,
        resumeDate: askedAt,
        resumeContent: texts && isAccepted ? await store.text(sub, id) : '',
        resumeFileName: fileName,
        fileSize: size,
      };
    }),
  );
}

import type { UserResume } from '@daybreak/contract/types.ts';
import type { ResumeFiles } from './resume-files.ts';
import type { ResumeStore } from './resume-store.ts';
import { toGraphQLResume } from './to-graphql-resume.ts';

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
    resumes.map(async (resume) => {
      const { id, objectKey, fileName } = resume;
      const isAccepted = resume.state === 'accepted';
      return {
        ...toGraphQLResume(resume),
        resumeURL: links && isAccepted ? await files.signDownload(objectKey, fileName) : null,
        resumeContent: texts && isAccepted ? await store.text(sub, id) : '',
      };
    }),
  );
}

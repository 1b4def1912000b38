import type { ResumeFiles } from './resume-files.ts';
import type { ResumeStore } from './resume-store.ts';

/**
 * Deletes all of a person's resumes except those with these ids. Deletes the file before the row, so that an
 * interrupted deletion can be repeated. A file that arrives later is removed by its check.
 */
export async function keepResumes(
  { store, files }: { readonly store: ResumeStore; readonly files: Pick<ResumeFiles, 'remove'> },
  sub: string,
  ids: readonly string[],
): Promise<void> {
  // Includes expired rows that DynamoDB has not deleted yet.
  const all = await store.list(sub, new Date(0));
  for (const { id, objectKey } of all.filter((resume) => !ids.includes(resume.id))) {
    await files.remove(objectKey);
    await store.remove(sub, id);
  }
}

import type { Files } from './files.ts';
import type { ResumeStore } from './resume-store.ts';

/**
 * Deletes a person's resumes but those with these ids: the file first, then its text and row, so that what breaks off is
 * still listed and can be deleted again. A file that comes later is removed by its check, which finds no row.
 */
export async function keepResumes(
  { store, files }: { readonly store: ResumeStore; readonly files: Pick<Files, 'remove'> },
  sub: string,
  ids: readonly string[],
): Promise<void> {
  // The beginning of time: rows whose time is over, and that are not yet gone, go too.
  const all = await store.list(sub, new Date(0));
  for (const { id, objectKey } of all.filter((resume) => !ids.includes(resume.id))) {
    await files.remove(objectKey);
    await store.remove(sub, id);
  }
}

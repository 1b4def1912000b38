import type { SignedUpload } from '@daybreak/contract/types.ts';
import { Fault } from '../../platform/fault.ts';
import { resumeKey } from '../../table/keys.ts';
import type { Files } from './files.ts';
import { kinds } from './kinds.ts';
import { CHECK_SECONDS, LINK_SECONDS, MOST_RESUMES, UPLOADS } from './limits.ts';
import type { ResumeStore } from './resume-store.ts';
import type { Upload } from './upload.ts';

/** Whose resume it will be, under which id, and at what time it is asked for. */
export interface Asking {
  readonly sub: string;
  readonly id: string;
  readonly now: Date;
}

/** What asking needs. `takeLink`: counts a link of a person's hour; false if none is left. */
export interface Deps {
  readonly store: ResumeStore;
  readonly files: Files;
  readonly takeLink: (sub: string, now: Date) => Promise<boolean>;
}

/**
 * Begins a resume and returns the link that its file can be put to. Throws BadInput if there are ten already, or after
 * 20 links in an hour.
 */
export async function askUpload(
  { store, files, takeLink }: Deps,
  { sub, id, now }: Asking,
  { fileName, kind, size }: Upload,
): Promise<SignedUpload> {
  if ((await store.list(sub, now)).length >= MOST_RESUMES)
    throw new Fault('BadInput', `You can have ${MOST_RESUMES} resumes. Please delete one first.`);
  if (!(await takeLink(sub, now)))
    throw new Fault('BadInput', 'You have added many resumes in the last hour. Please try again later.');
  const objectKey = `${sub}/${id}.${kind}`;
  const { type } = kinds[kind];
  const seconds = Math.floor(now.getTime() / 1000);
  const signedUrl = await files.linkToPut({ objectKey: UPLOADS + objectKey, type, size });
  await store.add({
    ...resumeKey(sub, id),
    sub,
    id,
    objectKey,
    fileName,
    kind,
    state: 'checking',
    why: '',
    size: null,
    askedAt: now.toISOString(),
    expiresAt: seconds + CHECK_SECONDS,
  });
  const expires = new Date((seconds + LINK_SECONDS) * 1000).toISOString();
  return { id, expires, fileName, fileType: type, signedUrl };
}

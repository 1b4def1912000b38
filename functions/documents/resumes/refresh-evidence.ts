import type { User } from '../../table/user.ts';
import { readEvidence } from './read-evidence.ts';
import { compareByAge, type ResumeStore } from './resume-store.ts';

export interface Deps {
  readonly store: Pick<ResumeStore, 'list' | 'text'>;
  /** Changes the person's record, unless `change` returns undefined. */
  readonly changeUser: (sub: string, change: (user: User) => User | undefined) => Promise<unknown>;
}

/**
 * Copies the skills and years of the newest readable resume to the profile, or null without one. Idempotent: a
 * resume that the profile has already isn't read again.
 */
export async function refreshEvidence({ store, changeUser }: Deps, sub: string, now: Date): Promise<void> {
  const resumes = await store.list(sub, now);
  const newest = resumes
    .filter(({ state, why }) => state === 'accepted' && why === '')
    .sort(compareByAge)
    .at(-1);
  const text = newest ? await store.text(sub, newest.id) : '';
  const resumeEvidence = newest && text !== '' ? { resumeId: newest.id, ...readEvidence(text, now) } : null;
  await changeUser(sub, (user) =>
    user.resumeEvidence?.resumeId === resumeEvidence?.resumeId ? undefined : { ...user, resumeEvidence },
  );
}

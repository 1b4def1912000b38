import { type DeletionRequestStore, isFinalPassDue } from '../members/deletion-request-store.ts';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';

/** What erasing needs of the world. */
export interface Eraser {
  readonly leaving: Pick<DeletionRequestStore, 'find' | 'markErased' | 'remove'>;
  /** Keeps what outlives the account, while it can still be read. */
  readonly remember: (sub: string) => Promise<void>;
  /** Ends what the person is signed in to. */
  readonly close: (sub: string) => Promise<void>;
  /** In the order in which they are erased: who the person is comes last, since the others are found by it. */
  readonly holdings: readonly PersonalDataStore[];
  readonly now: () => Date;
}

/**
 * Removes everything of a person who left: at once, and once more when nothing is in flight any longer that may have
 * written since; then the mark itself. Every step may be repeated, so a crash anywhere is made good by the next run.
 */
export async function erase(eraser: Eraser, sub: string): Promise<void> {
  const { leaving, holdings, now } = eraser;
  const mark = await leaving.find(sub);
  if (!mark) return;
  const last = isFinalPassDue(mark, now());
  if (mark.erasedAt !== null && !last) return;
  await eraser.remember(sub);
  await eraser.close(sub);
  for (const holding of holdings) await holding.erase(sub);
  if (last) await leaving.remove(sub);
  else await leaving.markErased(sub, now());
}

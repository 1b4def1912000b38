import { type DeletionRequestStore, isFinalPassDue } from '../members/deletion-request-store.ts';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';

export interface Deps {
  readonly deletionRequests: Pick<DeletionRequestStore, 'find' | 'markErased' | 'remove'>;
  /** Saves what outlives the account, while its record still exists. */
  readonly saveTombstone: (sub: string) => Promise<void>;
  readonly disableSignIn: (sub: string) => Promise<void>;
  /** In the order of erasure. The account comes last, because the others are found by it. */
  readonly stores: readonly PersonalDataStore[];
  readonly now: () => Date;
}

/**
 * Erases all personal data of a deletion request: at once, and again when nothing in flight can have written since. The
 * request is removed last. Every step is idempotent, so the next run completes one that crashed.
 */
export async function erase(deps: Deps, sub: string): Promise<void> {
  const { deletionRequests, stores, now } = deps;
  const request = await deletionRequests.find(sub);
  if (!request) return;
  const isFinalPass = isFinalPassDue(request, now());
  if (request.erasedAt !== null && !isFinalPass) return;
  await deps.saveTombstone(sub);
  await deps.disableSignIn(sub);
  for (const store of stores) await store.erase(sub);
  if (isFinalPass) await deletionRequests.remove(sub);
  else await deletionRequests.markErased(sub, now());
}

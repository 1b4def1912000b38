import { isDeepStrictEqual } from 'node:util';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import * as z from 'zod';
import { unlearn } from '../../members/learned/learn.ts';
import { reactivateEmail, reactivateTexts } from '../../members/reactivate-channels.ts';
import { reinsertTitles, removedTitles } from '../../members/remove-title.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import { RemovedTitle } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import type { UnsubscribeScope } from './unsubscribe.ts';

/** The version of the record that the change made. */
const version = z.number();

/**
 * A change made by a link, in enough detail to revert exactly that: removed entries keep their index in their list, and
 * `markedAt` is when the job was marked as not relevant.
 */
export const Undo = z.discriminatedUnion('of', [
  z.object({ of: z.literal('channels'), version, email: z.boolean(), text: z.boolean() }),
  RemovedTitle.extend({ of: z.literal('title'), version }),
  z.object({
    of: z.literal('relevance'),
    jobId: z.string(),
    markedAt: z.string().optional(),
    /** The id of what was learned from the answer. */
    learned: z.string().optional(),
  }),
]);
export type Undo = z.infer<typeof Undo>;

/**
 * Returns what reverts an unsubscribe. If it changed nothing, the person had unsubscribed before, maybe by
 * the mail program's button: then it turns on again what the link is about. Undefined for push notifications,
 * which only the browser itself can turn on again.
 */
export function undoOfUnsubscribe(before: User, after: User, scope: UnsubscribeScope): Undo | undefined {
  const version = versionAfter(before, after);
  if (typeof scope === 'object') {
    const { title } = scope;
    const { typed, suggested } = removedTitles(before, after, title);
    const isRepeated = typed.length === 0 && suggested.length === 0;
    const own = isRepeated ? [{ at: before.positions.length, item: title }] : typed;
    return { of: 'title', version, title, typed: own, suggested };
  }
  const email = before.userPrefs.notifyEmail && !after.userPrefs.notifyEmail;
  const text = before.userPrefs.notifyText && !after.userPrefs.notifyText;
  if (email || text) return { of: 'channels', version, email, text };
  if (after.pushDevices.length < before.pushDevices.length) return undefined;
  return { of: 'channels', version, email: scope !== 'text', text: scope !== 'email' };
}

/** The version that a change makes of a record. */
export const versionAfter = (before: User, after: User): number =>
  after === before ? before.version : before.version + 1;

/**
 * Returns the record without the change; undefined if it is undone already, 'full' if the titles would exceed
 * their limit, and 'decided again' if the person has made the same kind of change since.
 */
export function applyUndo(user: User, undo: Undo): User | 'full' | 'decided again' | undefined {
  // An entry that was learned is listed as long as nothing else was decided.
  if (undo.of === 'relevance')
    return undo.learned === undefined ? undefined : (unlearn(user, undo.learned) ?? 'decided again');
  const next = revert(user, undo);
  return next && isOutdated(user, undo) ? 'decided again' : next;
}

function isOutdated(user: User, undo: Exclude<Undo, { of: 'relevance' }>): boolean {
  const kinds =
    undo.of === 'title' ? ['titles' as const] : (['email', 'text'] as const).filter((one) => undo[one]);
  return kinds.some((kind) => user.offVersions[kind] > undo.version);
}

function revert(user: User, undo: Exclude<Undo, { of: 'relevance' }>): User | 'full' | undefined {
  if (undo.of === 'channels') return turnOn(user, undo);
  const next = { ...user, ...reinsertTitles(user, undo) };
  const isSame = savedTitles(next).length === savedTitles(user).length;
  if (isSame) return undefined;
  return savedTitles(next).length > MAX_TITLES ? 'full' : next;
}

/** Does what the switches on the site do. Texts only go to a verified number. */
function turnOn(user: User, { email, text }: { email: boolean; text: boolean }): User | undefined {
  const { emailState, textState } = user.userPrefs;
  const userPrefs = {
    ...user.userPrefs,
    ...(email ? { notifyEmail: true, emailState: reactivateEmail(emailState) } : {}),
    ...(text && user.phoneVerified ? { notifyText: true, textState: reactivateTexts(textState) } : {}),
  };
  return isDeepStrictEqual(userPrefs, user.userPrefs) ? undefined : { ...user, userPrefs };
}

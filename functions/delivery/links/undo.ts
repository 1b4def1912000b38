import { isDeepStrictEqual } from 'node:util';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import * as z from 'zod';
import { reactivateEmail, reactivateTexts } from '../../members/reactivate-channels.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { User } from '../../table/user.ts';
import type { Exclusion } from './suggest-exclusions.ts';
import type { UnsubscribeScope } from './unsubscribe.ts';

const removed = <Item extends z.ZodType>(item: Item) => z.array(z.object({ at: z.number(), item }));

/** The version of the record that the change made. */
const version = z.number();

/**
 * A change made by a link, in enough detail to revert exactly that: removed entries keep their index in their list, and
 * `markedAt` is when the job was marked as not relevant.
 */
export const Undo = z.discriminatedUnion('of', [
  z.object({ of: z.literal('channels'), version, email: z.boolean(), text: z.boolean() }),
  z.object({
    of: z.literal('title'),
    version,
    title: z.string(),
    typed: removed(z.string()),
    suggested: removed(
      z.object({ corePosition: z.string(), parentPosition: z.string(), position: z.string() }),
    ),
  }),
  z.object({
    of: z.literal('relevance'),
    version,
    jobId: z.string(),
    markedAt: z.string().optional(),
    exclusion: z.union([z.object({ company: z.string() }), z.object({ word: z.string() })]).optional(),
  }),
]);
export type Undo = z.infer<typeof Undo>;
type Removed<Item> = { at: number; item: Item }[];

/**
 * Returns what reverts an unsubscribe. If it changed nothing, the person had unsubscribed before, maybe by the mail
 * program's button: then it turns on again what the link is about. Undefined for push notifications, which only the browser
 * itself can turn on again.
 */
export function undoOfUnsubscribe(before: User, after: User, scope: UnsubscribeScope): Undo | undefined {
  const version = versionAfter(before, after);
  if (typeof scope === 'object') {
    const { title } = scope;
    const typed = removedFrom(before.positions, after.positions);
    const suggested = removedFrom(before.generatedPositions, after.generatedPositions);
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
 * Returns the record without the change; undefined if it is undone already, 'full' if the titles would exceed their limit,
 * and 'decided again' if the person has made the same kind of change since.
 */
export function applyUndo(user: User, undo: Undo): User | 'full' | 'decided again' | undefined {
  const next = revert(user, undo);
  const isOutdated = kindsOf(undo).some((kind) => user.offVersions[kind] > undo.version);
  return next && isOutdated ? 'decided again' : next;
}

function kindsOf(undo: Undo): (keyof User['offVersions'])[] {
  if (undo.of === 'title') return ['titles'];
  if (undo.of === 'relevance') return ['exclusions'];
  return (['email', 'text'] as const).filter((channel) => undo[channel]);
}

function revert(user: User, undo: Undo): User | 'full' | undefined {
  if (undo.of === 'channels') return turnOn(user, undo);
  if (undo.of === 'title') {
    const positions = reinsert(user.positions, undo.typed, (title) => title);
    const generatedPositions = reinsert(user.generatedPositions, undo.suggested, ({ position }) => position);
    const next = { ...user, positions, generatedPositions };
    const isSame = savedTitles(next).length === savedTitles(user).length;
    if (isSame) return undefined;
    return savedTitles(next).length > MAX_TITLES ? 'full' : next;
  }
  return undo.exclusion && removeExclusion(user, undo.exclusion);
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

function removeExclusion(user: User, exclusion: Exclusion): User | undefined {
  const [field, name] =
    'company' in exclusion
      ? (['excludedCompanies', exclusion.company] as const)
      : (['excludedWords', exclusion.word] as const);
  const rest = user[field].filter((one) => one.toLowerCase() !== name.toLowerCase());
  return rest.length === user[field].length ? undefined : { ...user, [field]: rest };
}

const removedFrom = <Item>(before: readonly Item[], after: readonly Item[]): Removed<Item> =>
  before.flatMap((item, at) => (after.includes(item) ? [] : [{ at, item }]));

function reinsert<Item>(list: readonly Item[], entries: Removed<Item>, nameOf: (item: Item) => string) {
  const names = new Set(list.map(nameOf));
  const next = [...list];
  for (const { at, item } of entries) if (!names.has(nameOf(item))) next.splice(at, 0, item);
  return next;
}

import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { Fault } from '../../platform/fault.ts';
import type { Learned } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { savedTitles } from '../saved-titles.ts';
import { applySetting, isInEffect, revertSetting } from './apply-setting.ts';

/** A record is read with every alert, so it keeps few. The settings of older entries stay. */
export const MAX_LEARNED = 20;

/** Applies a setting and lists it. Returns undefined if it is in effect already. */
export function learn(user: User, learned: Learned): User | undefined {
  if (isInEffect(user, learned.setting)) return undefined;
  const next = applySetting(user, learned.setting);
  return { ...next, learned: [...user.learned, learned].slice(-MAX_LEARNED) };
}

/**
 * Reverts a listed setting and removes it from the list; undefined if it isn't listed, or no longer. Throws
 * `Fault('BadInput')` if there is no more room for the title to restore.
 */
export function unlearn(user: User, id: string): User | undefined {
  const entry = user.learned.find((one) => one.id === id);
  if (entry === undefined) return undefined;
  const next = isInEffect(user, entry.setting) ? revertSetting(user, entry.setting) : user;
  if (entry.setting.kind === 'removedTitle' && savedTitles(next).length > MAX_TITLES)
    throw new Fault('BadInput', `You can save at most ${MAX_TITLES} job titles. Remove one, then try again.`);
  return { ...next, learned: user.learned.filter((one) => one !== entry) };
}

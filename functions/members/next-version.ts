import type { User } from '../table/user.ts';
import { isInEffect } from './learned/apply-setting.ts';
import { savedTitles } from './saved-titles.ts';

/**
 * Returns a changed record as the next version of the one it was made from. What was learned from answers is
 * listed as long as it applies.
 */
export const nextVersion = (before: User, changed: User, now: Date): User => {
  const version = before.version + 1;
  const off = Object.fromEntries(turnedOff(before, changed).map((kind) => [kind, version]));
  return {
    ...changed,
    learned: changed.learned.filter(({ setting }) => isInEffect(changed, setting)),
    version,
    changedAt: now.toISOString(),
    offVersions: { ...before.offVersions, ...off },
  };
};

/** The settings that the change turned off. */
function turnedOff(before: User, after: User): (keyof User['offVersions'])[] {
  const titles = new Set(savedTitles(after));
  const changes = {
    email: before.userPrefs.notifyEmail && !after.userPrefs.notifyEmail,
    text: before.userPrefs.notifyText && !after.userPrefs.notifyText,
    titles: savedTitles(before).some((title) => !titles.has(title)),
  };
  return (['email', 'text', 'titles'] as const).filter((kind) => changes[kind]);
}

import type { User } from '../table/user.ts';
import { savedTitles } from './saved-titles.ts';

/** Returns a changed record as the next version of the one it was made from. */
export const nextVersion = (before: User, changed: User, now: Date): User => {
  const version = before.version + 1;
  const off = Object.fromEntries(turnedOff(before, changed).map((kind) => [kind, version]));
  return {
    ...changed,
    version,
    changedAt: now.toISOString(),
    offVersions: { ...before.offVersions, ...off },
  };
};

/** The settings that the change turned off or narrowed. */
function turnedOff(before: User, after: User): (keyof User['offVersions'])[] {
  const isAdded = (field: 'excludedCompanies' | 'excludedWords') =>
    after[field].some((name) => !before[field].includes(name));
  const titles = new Set(savedTitles(after));
  const changes = {
    email: before.userPrefs.notifyEmail && !after.userPrefs.notifyEmail,
    text: before.userPrefs.notifyText && !after.userPrefs.notifyText,
    titles: savedTitles(before).some((title) => !titles.has(title)),
    exclusions: isAdded('excludedCompanies') || isAdded('excludedWords'),
  };
  return (['email', 'text', 'titles', 'exclusions'] as const).filter((kind) => changes[kind]);
}

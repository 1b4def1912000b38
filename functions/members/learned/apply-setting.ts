import { isDeepStrictEqual } from 'node:util';
import { LEVELS, type Level } from '../../table/codes.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { isSamePlace } from '../places.ts';
import { reinsertTitles, withoutTitle } from '../remove-title.ts';
import { savedTitles } from '../saved-titles.ts';

/** Returns the record with a setting. It may be the same in all but name: see `isInEffect`. */
export function applySetting(user: User, setting: Setting): User {
  switch (setting.kind) {
    case 'includeRemote':
      return { ...user, userPrefs: { ...user.userPrefs, includeRemote: setting.after } };
    case 'removedTitle':
      return { ...user, ...withoutTitle(user, setting.title) };
    case 'levels':
    case 'minPay':
    case 'minSkills':
    case 'languages':
    case 'workplaces':
    case 'includeUnstatedTerritory':
    case 'includeUnstatedPay':
      return { ...user, criteria: { ...user.criteria, [setting.kind]: setting.after } };
    default:
      return listed(user, setting, isAdding(setting));
  }
}

/** Returns the record without a setting that is in effect; what the person has changed besides stays. */
export function revertSetting(user: User, setting: Setting): User {
  switch (setting.kind) {
    case 'includeRemote':
      return { ...user, userPrefs: { ...user.userPrefs, includeRemote: setting.before } };
    case 'removedTitle':
      return { ...user, ...reinsertTitles(user, setting) };
    case 'levels':
      return { ...user, criteria: { ...user.criteria, levels: levelsWithout(user, setting) } };
    case 'minPay':
    case 'minSkills':
    case 'languages':
    case 'workplaces':
    case 'includeUnstatedTerritory':
    case 'includeUnstatedPay':
      return { ...user, criteria: { ...user.criteria, [setting.kind]: setting.before } };
    default:
      return listed(user, setting, !isAdding(setting));
  }
}

/** Whether a setting still applies, so that the person can revert it. */
export function isInEffect(user: User, setting: Setting): boolean {
  switch (setting.kind) {
    case 'includeRemote':
      return user.userPrefs.includeRemote === setting.after;
    case 'removedTitle':
      return !savedTitles(user).includes(setting.title);
    case 'levels':
      return levelsChange(setting).every((level) => isWanted(user, level) === isIn(setting.after, level));
    case 'minPay':
    case 'minSkills':
    case 'languages':
    case 'workplaces':
    case 'includeUnstatedTerritory':
    case 'includeUnstatedPay':
      return isDeepStrictEqual(user.criteria[setting.kind], setting.after);
    default:
      return isListed(user, setting) === isAdding(setting);
  }
}

type LevelsSetting = Extract<Setting, { kind: 'levels' }>;

/** No list means every level. */
const isIn = (levels: readonly Level[] | null, level: Level): boolean =>
  levels === null || levels.length === 0 || levels.includes(level);

const isWanted = ({ criteria }: User, level: Level): boolean => isIn(criteria.levels, level);

const levelsChange = ({ before, after }: LevelsSetting): Level[] =>
  LEVELS.filter((level) => isIn(before, level) !== isIn(after, level));

function levelsWithout(user: User, setting: LevelsSetting): Level[] | null {
  if (isDeepStrictEqual(user.criteria.levels, setting.after)) return setting.before;
  const changed = levelsChange(setting);
  return LEVELS.filter((level) =>
    changed.includes(level) ? isIn(setting.before, level) : isWanted(user, level),
  );
}

/** A setting that is an entry in one of the profile's lists. */
type ListSetting = Extract<
  Setting,
  {
    kind:
      | 'excludedWord'
      | 'excludedCompany'
      | 'excludedRequirement'
      | 'dreamCompany'
      | 'addedTitle'
      | 'place';
  }
>;

const isAdding = (setting: ListSetting): boolean => !('isAdded' in setting) || setting.isAdded;

const isListed = (user: User, setting: ListSetting): boolean =>
  !isDeepStrictEqual(listed(user, setting, false), user);

/** Returns the record with the entry of a setting once at the end of its list, or without it. */
function listed(user: User, setting: ListSetting, isIncluded: boolean): User {
  const change = <Item>(list: readonly Item[], item: Item, isSame: (one: Item) => boolean): Item[] =>
    isIncluded ? (list.some(isSame) ? [...list] : [...list, item]) : list.filter((one) => !isSame(one));
  const named = (list: readonly string[], name: string) =>
    change(list, name, (one) => one.toLowerCase() === name.toLowerCase());
  switch (setting.kind) {
    case 'excludedWord':
      return { ...user, excludedWords: named(user.excludedWords, setting.word) };
    case 'excludedCompany':
      return { ...user, excludedCompanies: named(user.excludedCompanies, setting.company) };
    case 'dreamCompany':
      return { ...user, dreamCompanies: named(user.dreamCompanies, setting.company) };
    case 'addedTitle':
      return isIncluded
        ? { ...user, positions: named(user.positions, setting.title) }
        : { ...user, ...withoutTitle(user, setting.title) };
    case 'excludedRequirement': {
      const { requirement } = setting;
      const { excludedRequirements: kinds } = user.criteria;
      const excludedRequirements = change(kinds, requirement, (one) => one === requirement);
      return { ...user, criteria: { ...user.criteria, excludedRequirements } };
    }
    case 'place': {
      const { place } = setting;
      return { ...user, locations: change(user.locations, place, (one) => isSamePlace(one, place)) };
    }
  }
}

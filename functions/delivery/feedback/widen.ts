import { MAX_DREAM_COMPANIES } from '@daybreak/contract/limits.ts';
import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { watchedPlacesOf } from '../../matching/match-rule.ts';
import { hasSubscription } from '../../members/entitlements.ts';
import { isInEffect } from '../../members/learned/apply-setting.ts';
import { MAX_PLACES } from '../../members/places.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import { placeMatches } from '../../places/place-match.ts';
import { LEVELS } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { excludableCompany } from './excludable.ts';

/** Returns the settings with which a person hears of more jobs like this one: its level, place, title and company. */
export function widen(user: User, job: Job, now: Date): Setting[] {
  const settings = [
    ...levels(user, job),
    ...places(user, job),
    ...titles(user, job),
    ...companies(user, job, now),
  ];
  return settings.filter((setting) => !isInEffect(user, setting));
}

/** A job may be open to levels besides the wanted one. */
function levels({ criteria: { levels: before } }: User, job: Job): Setting[] {
  if (before === null || before.length === 0) return [];
  const after = LEVELS.filter((level) => before.includes(level) || job.levels.includes(level));
  return [{ kind: 'levels', before, after }];
}

/** A job may be in places besides the watched one, or remote. */
function places(user: User, job: Job): Setting[] {
  if (job.isRemote && !user.userPrefs.includeRemote)
    return [{ kind: 'includeRemote', before: false, after: true }];
  const watched = { ...watchedPlacesOf(user), includeRemote: false };
  const other = job.locations.find(
    (place) => place.city !== '' && !placeMatches(watched, { locations: [place], isRemote: false }).matches,
  );
  return other === undefined || user.locations.length >= MAX_PLACES
    ? []
    : [{ kind: 'place', place: other, isAdded: true }];
}

function titles(user: User, { jobTitle }: Job): Setting[] {
  const saved = savedTitles(user);
  const title = simplifyJobTitle(jobTitle, '');
  const isSaved = saved.some((one) => one.toLowerCase() === title.toLowerCase());
  return title === '' || isSaved || saved.length >= MAX_TITLES ? [] : [{ kind: 'addedTitle', title }];
}

function companies(user: User, job: Job, now: Date): Setting[] {
  const company = excludableCompany(job);
  const isFull = user.dreamCompanies.length >= MAX_DREAM_COMPANIES;
  return company === undefined || isFull || !hasSubscription(user, now)
    ? []
    : [{ kind: 'dreamCompany', company, isAdded: true }];
}

import {
  MAX_TITLES,
  normalizeSuggestions,
  normalizeTitles,
  uniqueIgnoringCase,
} from '@daybreak/contract/titles.ts';
import { Fault } from '../platform/fault.ts';
import type { Place, User } from '../table/user.ts';
import { changeExclusions } from './exclusions.ts';
import { isSamePlace, normalizePlaces } from './places.ts';
import type { UserChange } from './user-change.ts';

/** What a change is judged by beside the record. */
export interface Known {
  /** The number that the user pool has verified of the person; undefined where it has verified none. */
  readonly verifiedPhone?: string | undefined;
  readonly isPlace: (place: Place) => boolean;
}

/**
 * The record after a change. What the change leaves out stays; applying it again changes nothing more. Throws BadInput,
 * naming the field, where the change does not go with the record.
 */
export function changed(user: User, change: UserChange, known: Known): User {
  const { sms, positions, generatedPositions, locations, userPrefs, alertSettings, ...others } = change;
  const { dreamCompanies, excludedCompanies, excludedWords, ...plain } = others;
  const next = {
    ...user,
    ...given(plain),
    ...titlesAfter(user, { positions, generatedPositions }),
    ...(locations ? { locations: placesAfter(user, locations, known) } : {}),
    ...(dreamCompanies ? { dreamCompanies: uniqueIgnoringCase(dreamCompanies) } : {}),
    ...(excludedCompanies
      ? { excludedCompanies: changeExclusions(user, 'excludedCompanies', excludedCompanies) }
      : {}),
    ...(excludedWords ? { excludedWords: changeExclusions(user, 'excludedWords', excludedWords) } : {}),
    alertSettings: { ...user.alertSettings, ...given(alertSettings ?? {}) },
    ...(typeof sms === 'string'
      ? { phone: sms, phoneVerified: sms !== '' && sms === known.verifiedPhone }
      : {}),
    userPrefs: {
      ...user.userPrefs,
      ...given(userPrefs ?? {}),
      ...(userPrefs?.preferredJobType === null ? { preferredJobType: null } : {}),
    },
  };
  if (userPrefs?.notifyText && !next.phoneVerified)
    throw new Fault('BadInput', 'userPrefs.notifyText: Please verify your phone in settings first.');
  const { quietFrom, quietTo } = next.alertSettings;
  if ((quietFrom === '') !== (quietTo === ''))
    throw new Fault('BadInput', 'alertSettings.quietTo: Quiet hours need a beginning and an end.');
  const channels = {
    ...mailAfter(user, userPrefs?.notifyEmail === true),
    ...textsAfter(user, next, userPrefs?.notifyText === true),
  };
  return { ...next, userPrefs: { ...next.userPrefs, ...channels } };
}

const given = <T extends object>(change: T): Partial<{ [Field in keyof T]: NonNullable<T[Field]> }> =>
  // Entries keep their keys; the cast only says that what is left is neither null nor undefined.
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<{
    [Field in keyof T]: NonNullable<T[Field]>;
  }>;

/** Typed titles, and of the suggested ones those whose typed title is there. */
function titlesAfter(
  user: User,
  change: Pick<UserChange, 'positions' | 'generatedPositions'>,
): Partial<User> {
  if (!change.positions && !change.generatedPositions) return {};
  const positions = change.positions ? normalizeTitles(change.positions) : user.positions;
  const generatedPositions = normalizeSuggestions(
    change.generatedPositions ?? user.generatedPositions,
    positions,
  );
  if (positions.length + generatedPositions.length > MAX_TITLES) {
    throw new Fault('BadInput', `positions: At most ${MAX_TITLES} job titles, suggested ones included.`);
  }
  return { positions, generatedPositions };
}

/** A place that is there already may stay, whatever the gazetteer says of it today. */
function placesAfter({ locations: before }: User, places: readonly Place[], { isPlace }: Known): Place[] {
  const unknown = places.findIndex(
    (place) => !before.some((one) => isSamePlace(one, place)) && !isPlace(place),
  );
  if (unknown >= 0) {
    const message = 'There is no such place. Please pick one from the suggestions.';
    throw new Fault('BadInput', `locations.${unknown}: ${message}`);
  }
  return normalizePlaces(places, before);
}

/** Who turns mail on that the provider's events had stopped has it tried once more; the next event tells. */
function mailAfter({ userPrefs: { emailState } }: User, isTurnedOn: boolean) {
  const isStopped = emailState === 'bounced' || emailState === 'complained';
  return isTurnedOn && isStopped ? ({ emailState: 'on' } as const) : {};
}

/**
 * Texts go to a verified phone only. A number verified anew has not stopped them, whatever the last one did. Turning texts
 * on tries a number once more that they did not reach; STOP ends them until START.
 */
function textsAfter(before: User, { phone, phoneVerified, userPrefs }: User, isTurnedOn: boolean) {
  if (!phoneVerified) return { notifyText: false, textState: 'unverified' } as const;
  const isNew = !before.phoneVerified || before.phone !== phone || userPrefs.textState === 'unverified';
  const isRetried = isTurnedOn && userPrefs.textState === 'bounced';
  return isNew || isRetried ? ({ textState: 'on' } as const) : {};
}

import {
  MAX_TITLES,
  normalizeSuggestions,
  normalizeTitles,
  uniqueIgnoringCase,
} from '@daybreak/contract/titles.ts';
import { Fault } from '../platform/fault.ts';
import type { Place, User } from '../table/user.ts';
import { changeCriteria } from './criteria-change.ts';
import { changeExclusions } from './exclusions.ts';
import { isSamePlace, normalizePlaces } from './places.ts';
import { reactivateEmail, reactivateTexts } from './reactivate-channels.ts';
import type { UserChange } from './user-change.ts';

export interface ChangeContext {
  /** The phone number that the user pool has verified, if any. */
  readonly verifiedPhone?: string | undefined;
  readonly isKnownPlace: (place: Place) => boolean;
}

/**
 * Returns the record after a change. Fields that the change leaves out stay. Idempotent. Throws
 * `Fault('BadInput')` with the field's name if the change doesn't fit the record.
 */
export function applyUserChange(user: User, change: UserChange, context: ChangeContext): User {
  const { sms, positions, generatedPositions, locations, userPrefs, criteria, alertSettings, ...others } =
    change;
  const { dreamCompanies, excludedCompanies, excludedWords, ...plain } = others;
  const next = {
    ...user,
    ...definedFields(plain),
    ...changeTitles(user, { positions, generatedPositions }),
    ...(locations ? { locations: changePlaces(user, locations, context) } : {}),
    ...(dreamCompanies ? { dreamCompanies: uniqueIgnoringCase(dreamCompanies) } : {}),
    ...(excludedCompanies
      ? { excludedCompanies: changeExclusions(user, 'excludedCompanies', excludedCompanies) }
      : {}),
    ...(excludedWords ? { excludedWords: changeExclusions(user, 'excludedWords', excludedWords) } : {}),
    criteria: changeCriteria(user.criteria, criteria ?? {}, userPrefs?.preferredJobType),
    alertSettings: { ...user.alertSettings, ...definedFields(alertSettings ?? {}) },
    ...(typeof sms === 'string'
      ? { phone: sms, phoneVerified: sms !== '' && sms === context.verifiedPhone }
      : {}),
    userPrefs: {
      ...user.userPrefs,
      ...definedFields(userPrefs ?? {}),
      ...(userPrefs?.preferredJobType === null ? { preferredJobType: null } : {}),
    },
  };
  if (userPrefs?.notifyText && !next.phoneVerified)
    throw new Fault('BadInput', 'userPrefs.notifyText: Please verify your phone in settings first.');
  const { quietFrom, quietTo } = next.alertSettings;
  if ((quietFrom === '') !== (quietTo === ''))
    throw new Fault('BadInput', 'alertSettings.quietTo: Quiet hours need a start and an end.');
  const channels = {
    ...(userPrefs?.notifyEmail ? { emailState: reactivateEmail(user.userPrefs.emailState) } : {}),
    ...changeTexts(user, next, userPrefs?.notifyText === true),
  };
  return { ...next, userPrefs: { ...next.userPrefs, ...channels } };
}

const definedFields = <T extends object>(change: T): Partial<{ [Field in keyof T]: NonNullable<T[Field]> }> =>
  // The filter removes null and undefined, which the types of Object.fromEntries can't express.
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<{
    [Field in keyof T]: NonNullable<T[Field]>;
  }>;

/** Suggested titles are only kept with their typed title. */
function changeTitles(
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

/** A saved place stays valid, even if the gazetteer no longer has it. */
function changePlaces(
  { locations: before }: User,
  places: readonly Place[],
  { isKnownPlace }: ChangeContext,
): Place[] {
  const unknown = places.findIndex(
    (place) => !before.some((one) => isSamePlace(one, place)) && !isKnownPlace(place),
  );
  if (unknown >= 0) {
    const message = 'There is no such place. Pick one from the suggestions.';
    throw new Fault('BadInput', `locations.${unknown}: ${message}`);
  }
  return normalizePlaces(places, before);
}

/** Texts only go to a verified phone. A newly verified number starts without the opt-out of the last one. */
function changeTexts(before: User, { phone, phoneVerified, userPrefs }: User, isTurnedOn: boolean) {
  if (!phoneVerified) return { notifyText: false, textState: 'unverified' } as const;
  const isNew = !before.phoneVerified || before.phone !== phone || userPrefs.textState === 'unverified';
  if (isNew) return { textState: 'active' } as const;
  return isTurnedOn ? { textState: reactivateTexts(userPrefs.textState) } : {};
}

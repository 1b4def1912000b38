import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { nameRule } from '@daybreak/contract/rules.ts';
import { MAX_TITLES, normalizeTitles } from '@daybreak/contract/titles.ts';
import * as z from 'zod';
import { lenientArray, lenientJson } from '../platform/lenient-schemas.ts';
import { JOB_TYPES, LEVELS, ROLES } from '../table/codes.ts';
import { Criteria } from '../table/criteria.ts';
import type { AccountTombstone } from '../table/deletion-request.ts';
import { emailKey, meterKey, staleKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { User } from '../table/user.ts';
import { CriteriaChange, changeCriteria } from './criteria-change.ts';
import { MAX_PLACES, normalizePlaces, PlaceInput } from './places.ts';

/** The user pool's attributes at sign-up. Invalid values are left out, so that they can't prevent an account. */
export const SignUpAttributes = z.object({
  sub: z.string().min(1),
  email: z.string().min(3).toLowerCase(),
  given_name: z.catch(nameRule, ''),
  family_name: z.catch(nameRule, ''),
  phone_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .catch(''),
  profile: lenientJson.pipe(lenientArray(z.string(), MAX_TITLES)),
  'custom:country': z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase()
    .catch('US'),
  'custom:countryCode': z
    .string()
    .regex(/^\+\d{1,4}$/)
    .catch('+1'),
  'custom:locations': lenientJson.pipe(lenientArray(PlaceInput, MAX_PLACES)),
  'custom:function': z.enum(ROLES).catch('En'),
  'custom:remote': z.string().toLowerCase().catch('true'),
  'custom:jobType': z.enum(JOB_TYPES).nullable().catch(null),
  'custom:seniority': z.enum(LEVELS).or(z.literal('')).catch(''),
  'custom:criteria': lenientJson.pipe(CriteriaChange.catch({})),
});
export type SignUpAttributes = z.infer<typeof SignUpAttributes>;

/**
 * Returns the rows of a new account: the record, its e-mail row, its meter and the mark for a watcher sync, in that
 * order. With the tombstone of a deleted account, the new one continues with its spent free alerts.
 */
export function newAccountRows(attributes: SignUpAttributes, now: Date, tombstone?: AccountTombstone) {
  const spent = Array.from({ length: tombstone?.spent ?? 0 }, (_, number) => `former-${number}`);
  const { sub, email } = attributes;
  const user: User = User.parse({
    ...userKey(sub),
    sub,
    email,
    firstName: attributes.given_name,
    lastName: attributes.family_name,
    phone: attributes.phone_number,
    country: attributes['custom:country'],
    countryCode: attributes['custom:countryCode'],
    seniority: attributes['custom:seniority'],
    criteria: changeCriteria(Criteria.parse({}), attributes['custom:criteria']),
    positions: normalizeTitles(attributes.profile),
    locations: normalizePlaces(attributes['custom:locations']),
    userPrefs: {
      function: attributes['custom:function'],
      includeRemote: attributes['custom:remote'] !== 'false',
      preferredJobType: attributes['custom:jobType'],
      ...(tombstone?.emailState ? { emailState: tombstone.emailState } : {}),
    },
    freeAlertsEndedAt: spent.length >= FREE_ALERTS ? now.toISOString() : null,
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
  });
  return {
    user,
    rows: [
      user,
      { ...emailKey(email), sub },
      { ...meterKey(sub), nextAt: 0, ...(spent.length > 0 ? { charged: new Set(spent) } : {}) },
      { ...staleKey(shardOf('stale', sub), sub), version: user.version, since: now.toISOString() },
    ],
  };
}

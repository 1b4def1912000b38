import { MAX_DREAM_COMPANIES } from '@daybreak/contract/limits.ts';
import { nameRule, normalizeLine, titleRule } from '@daybreak/contract/rules.ts';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { parseInput } from '../platform/parse-input.ts';
import { undefinedOn } from '../platform/undefined-on.ts';
import { JOB_TYPES, LEVELS, ROLES } from '../table/codes.ts';
import { ApplicantChange } from './applicant-change.ts';
import { CriteriaChange } from './criteria-change.ts';
import { exclusionRule } from './exclusions.ts';
import { MAX_PLACES, PlaceInput } from './places.ts';
import { SkillsChange } from './skills-change.ts';

/** An IANA name, including old aliases; not an offset such as +02:00. */
const timeZone = z
  .string()
  .refine(
    (zone) =>
      /^[A-Za-z]/.test(zone) &&
      undefinedOn([RangeError], () => new Intl.DateTimeFormat('en-US', { timeZone: zone })) !== undefined,
    'This is not a time zone.',
  );

const time = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)$/, 'A time is hours and minutes, such as 22:30.');
const timeOrNone = z.union([z.literal(''), time], 'A time is hours and minutes, such as 22:30.');

const shortText = z.string().overwrite(normalizeLine).max(100, 'This is too long: at most 100 characters.');

/** E.164, or empty for none. */
const phoneNumber = z.string().transform((text, context) => {
  if (text.trim() === '') return '';
  const number = parsePhoneNumberFromString(text);
  if (number?.isValid()) return number.number;
  context.addIssue('Must be a valid mobile number');
  return z.NEVER;
});

const FOLD = 'Between 0 and 240 minutes.';
const DAILY = 'Between 0 and 50 messages a day.';
const PAUSE_END = 'A pause ends at a time in UTC.';

/** The fields that a person can change. Absent or null leaves a field unchanged. */
const UserChange = z.object({
  firstName: z.nullish(nameRule),
  lastName: z.nullish(nameRule),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A country is two capital letters, such as US.')
    .nullish(),
  countryCode: z
    .string()
    .regex(/^\+\d{1,4}$/, 'A country code is a plus sign and digits, such as +1.')
    .nullish(),
  sms: phoneNumber.nullish(),
  industry: shortText.nullish(),
  seniority: z.union([z.enum(LEVELS), z.literal('')], 'This is not a level we know.').nullish(),
  dreamCompanies: z
    .array(shortText.min(1, 'A company cannot be empty.'))
    .max(MAX_DREAM_COMPANIES, `At most ${MAX_DREAM_COMPANIES} companies.`)
    .nullish(),
  positions: z.array(titleRule).max(MAX_TITLES, `At most ${MAX_TITLES} job titles.`).nullish(),
  generatedPositions: z
    .array(z.object({ corePosition: titleRule, parentPosition: titleRule, position: titleRule }))
    .max(MAX_TITLES, `At most ${MAX_TITLES} job titles.`)
    .nullish(),
  locations: z.array(PlaceInput).max(MAX_PLACES, `At most ${MAX_PLACES} places.`).nullish(),
  userPrefs: z
    .object({
      function: z.enum(ROLES).nullish(),
      includeRemote: z.boolean().nullish(),
      notifyEmail: z.boolean().nullish(),
      notifyText: z.boolean().nullish(),
      preferredJobType: z.enum(JOB_TYPES).nullable().optional(),
      timeZone: timeZone.nullish(),
    })
    .nullish(),
  alertSettings: z
    .object({
      foldMinutes: z.int().min(0, FOLD).max(240, FOLD).nullish(),
      messagesADay: z.int().min(0, DAILY).max(50, DAILY).nullish(),
      digestAt: time.nullish(),
      quietFrom: timeOrNone.nullish(),
      quietTo: timeOrNone.nullish(),
      pausedUntil: z.union([z.literal(''), z.iso.datetime(PAUSE_END)], PAUSE_END).nullish(),
    })
    .nullish(),
  criteria: CriteriaChange.nullish(),
  excludedCompanies: z.array(exclusionRule('company')).nullish(),
  excludedWords: z.array(exclusionRule('word')).nullish(),
  skills: SkillsChange.nullish(),
  applicant: ApplicantChange.nullish(),
});
export type UserChange = z.infer<typeof UserChange>;

/** Throws `Fault('BadInput')` with the name and the problem of the first invalid field. */
export const parseUserChange = (input: unknown): UserChange => parseInput(UserChange, input);

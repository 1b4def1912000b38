import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { JOB_TYPES, LEVELS, ROLES } from '../../table/codes.ts';
import type { Filters } from '../filters.ts';

const ALL_ROLES = 'All';
const ANY = 'Any';

const codeOf = <Code extends string>(codes: readonly Code[], fallback: Code, message: string) =>
  z
    .string()
    .transform((text) => (text === '' ? fallback : text))
    .pipe(z.enum(codes, { error: message }));

/** A number with a unit, such as '6h'; null for none. */
const amount = (unit: string, max: number, message: string) =>
  z
    .string()
    .transform((text) =>
      text === '' || text === ANY ? null : Number(text.replace(new RegExp(`${unit}$`), '')),
    )
    .pipe(z.int({ error: message }).min(1, message).max(max, message).nullable());

const text = (name: string) => z.string().max(2_000, `${name} must have at most 2,000 characters.`);

/** The board's query parameters with the board's own defaults. */
const Query = z.object({
  jobTitle: text('jobTitle'),
  FR: codeOf([...ROLES, ALL_ROLES], 'En', `FR must be one of ${ROLES.join(', ')} or ${ALL_ROLES}.`),
  JT: codeOf([...JOB_TYPES, ANY], 'Fu', `JT must be one of ${JOB_TYPES.join(', ')} or ${ANY}.`),
  sk: text('sk'),
  Remote: z.enum(['', 'true', 'false'], { error: 'Remote must be true or false.' }),
  Lo: text('Lo').refine((place) => place === '' || place.split(',').length === 3, {
    error: 'Lo must be a city, a state and a country separated by commas, like Austin,TX,US or ,,DE.',
  }),
  Pay: amount('K', 10_000, 'Pay must be a number of thousands, like 120K, or Any.'),
  Level: codeOf([...LEVELS, ANY], ANY, `Level must be one of ${LEVELS.join(', ')} or ${ANY}.`),
  Posted: amount('h', 48, 'Posted must be a number of hours up to 48, like 6h, or Any.'),
  tz: text('tz'),
});

/**
 * Parses a feed's filters from the query of the board's URL plus `tz`, an IANA time zone. Throws `Fault('BadInput')` that
 * names the invalid parameter.
 */
export function parseFeedQuery(query: URLSearchParams): Filters {
  const given = Object.fromEntries(Object.keys(Query.shape).map((name) => [name, query.get(name) ?? '']));
  const parsed = Query.safeParse(given);
  if (!parsed.success)
    throw new Fault('BadInput', parsed.error.issues[0]?.message ?? 'A parameter is not valid.');
  const { jobTitle, FR, JT, sk, Remote, Lo, Pay, Level, Posted, tz } = parsed.data;
  const [city = '', state = '', country = ''] = Lo.split(',').map((part) => part.trim());
  return {
    title: jobTitle,
    fRole: FR === ALL_ROLES ? null : FR,
    jobType: JT === ANY ? null : JT,
    specialization: sk,
    isRemote: Remote !== 'false',
    city,
    state,
    country,
    minPay: Pay,
    seniority: Level === ANY ? null : Level,
    postedWithinHours: Posted,
    timeZone: tz,
  };
}

import * as z from 'zod';
import { REQUIREMENT_KINDS } from './codes.ts';
import { Place } from './user.ts';

/**
 * Something that a job asks for, with the sentence it was read from. `value` is an ISO 639-1 code of a
 * language, 'bachelor', 'master' or 'doctorate' of a degree, a percentage of travel, and otherwise empty.
 */
export const Requirement = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  value: z.string(),
  evidence: z.string(),
});
export type Requirement = z.infer<typeof Requirement>;

/** Years of experience that a job asks for. `max` is null for 'at least', `min` for 'up to'. */
export const Experience = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  evidence: z.string(),
});
export type Experience = z.infer<typeof Experience>;

/**
 * Where a remote job may be done: in any of these countries (ISO 3166-1 alpha-2), states or named regions,
 * such as 'EMEA' or 'Worldwide'. `source` says where that was read, `evidence` in which words; those of a
 * field are the job's places.
 */
export const RemoteTerritory = z.object({
  countries: z.array(z.string()),
  states: z.array(Place),
  regions: z.array(z.string()),
  source: z.enum(['field', 'text', 'employer']),
  evidence: z.string(),
});
export type RemoteTerritory = z.infer<typeof RemoteTerritory>;

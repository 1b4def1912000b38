import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { JOB_TYPES, ROLES } from '../table/codes.ts';

const text = z.string().max(2_000).nullish();
const instant = z.iso.datetime({ offset: true }).nullish();

/** What every list of public jobs may be asked for; all of it may be left out. */
const common = {
  date: text,
  timeZone: text,
  specialization: text,
  title: text,
  nextToken: text,
};

/** The contract's JobFiltersInput as a visitor sends it. Null, empty and absent all mean: not chosen. */
export const Filters = z.object({
  ...common,
  fRole: z.enum(ROLES).nullish(),
  jobType: z.enum(JOB_TYPES).nullish(),
  isRemote: z.boolean().nullish(),
  city: text,
  state: text,
  country: text,
  detectedAfter: instant,
});
export type Filters = z.infer<typeof Filters>;

/** What each public list takes. */
export const INPUTS = {
  listJobsByFilters: Filters,
  listJobs: z.object({ ...common, title: z.string().max(2_000) }),
  getLatestJobs: z.object({ ...common, date: z.string().min(1) }),
} as const;

/** Parses a list's input into filters; a fault names the part that is wrong. */
export function parseFilters(input: unknown, list: keyof typeof INPUTS = 'listJobsByFilters'): Filters {
  const parsed = INPUTS[list].safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Fault('BadInput', `${issue?.path.join('.') ?? 'input'}: ${issue?.message ?? 'is not valid.'}`);
}

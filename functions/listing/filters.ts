import * as z from 'zod';
import { Fault } from '../house/fault.ts';
import { JOB_TYPES, ROLES } from '../table/codes.ts';

const text = z.string().max(2_000).nullish();

/** The contract's JobFiltersInput as a visitor sends it. */
export const Filters = z.object({
  date: z.string(),
  timeZone: z.string().nullish(),
  fRole: z.enum(ROLES),
  jobType: z.enum(JOB_TYPES),
  isRemote: z.boolean().nullish(),
  city: text,
  state: text,
  country: text,
  specialization: text,
  title: text,
  nextToken: text,
});
export type Filters = z.infer<typeof Filters>;

/** Parses the filters; a fault names the one that is wrong. */
export function parseFilters(input: unknown): Filters {
  const parsed = Filters.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Fault('BadInput', `${issue?.path.join('.') ?? 'input'}: ${issue?.message ?? 'is not valid.'}`);
}

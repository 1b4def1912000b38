import * as z from 'zod';
import { REQUIREMENT_KINDS } from './codes.ts';
import { Criteria } from './criteria.ts';

/** As `Place` of user.ts, which imports this file. */
const place = z.object({ city: z.string(), state: z.string(), country: z.string() });

const removed = <Item extends z.ZodType>(item: Item) => z.array(z.object({ at: z.number(), item }));

/** The titles that went with a saved title, with the index of each in its list. */
export const RemovedTitle = z.object({
  title: z.string(),
  typed: removed(z.string()),
  suggested: removed(
    z.object({ corePosition: z.string(), parentPosition: z.string(), position: z.string() }),
  ),
});
export type RemovedTitle = z.infer<typeof RemovedTitle>;

const { levels, minPay, minSkills, languages, workplaces, includeUnstatedTerritory, includeUnstatedPay } =
  Criteria.shape;

const changed = <Kind extends string, Value extends z.ZodType>(kind: Kind, value: Value) =>
  z.object({ kind: z.literal(kind), before: value, after: value });

/** One change of a profile, in enough detail to apply and to revert exactly that. */
export const Setting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('excludedWord'), word: z.string() }),
  z.object({ kind: z.literal('excludedCompany'), company: z.string() }),
  z.object({ kind: z.literal('excludedRequirement'), requirement: z.enum(REQUIREMENT_KINDS) }),
  z.object({ kind: z.literal('dreamCompany'), company: z.string(), isAdded: z.boolean() }),
  z.object({ kind: z.literal('addedTitle'), title: z.string() }),
  RemovedTitle.extend({ kind: z.literal('removedTitle') }),
  z.object({ kind: z.literal('place'), place, isAdded: z.boolean() }),
  changed('includeRemote', z.boolean()),
  changed('levels', levels.unwrap()),
  changed('minPay', minPay.unwrap()),
  changed('minSkills', minSkills.unwrap()),
  changed('languages', languages.unwrap()),
  changed('workplaces', workplaces.unwrap()),
  changed('includeUnstatedTerritory', includeUnstatedTerritory.unwrap()),
  changed('includeUnstatedPay', includeUnstatedPay.unwrap()),
]);
export type Setting = z.infer<typeof Setting>;

/** A setting that a person took over after an answer about an alert. `alert` names its job, `words` the setting. */
export const Learned = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  jobID: z.string(),
  alert: z.string(),
  words: z.string(),
  setting: Setting,
});
export type Learned = z.infer<typeof Learned>;

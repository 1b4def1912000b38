import { employerKey } from '@daybreak/contract/employer-key.ts';
import { placeKey } from '../../places/place.ts';
import { annualPay } from '../../postings/annual-pay.ts';
import type { Job } from '../../table/job.ts';

/**
 * Whether a change of a job may concern people whom the job didn't: it has another title, type, employer or
 * mode, a place or territory more, another level, more pay, a requirement less, or other skills. A job that
 * only lost places or asks for more concerns no one new.
 */
export function mayConcernOthers(before: Job, after: Job): boolean {
  if (identityOf(before) !== identityOf(after)) return true;
  return [gainsPlace, gainsArea, gainsLevel, paysMore, asksLess, asksForOthers].some((changes) =>
    changes(before, after),
  );
}

const identityOf = ({ jobTitle, jobType, isRemote, workplace, fullCompanyName }: Job): string =>
  JSON.stringify([jobTitle, jobType, isRemote, workplace, employerKey(fullCompanyName)]);

/** A territory that becomes unknown, or known, reaches other people than before. */
function gainsArea({ territory: before }: Job, { territory: after }: Job): boolean {
  if (before === null || after === null) return before !== after;
  const known = new Set(areaNames(before));
  return areaNames(after).some((name) => !known.has(name));
}

const areaNames = ({ countries, states, regions }: NonNullable<Job['territory']>): string[] => [
  ...countries,
  ...states.map(placeKey),
  ...regions,
];

function gainsPlace(before: Job, after: Job): boolean {
  const known = new Set(before.locations.map(placeKey));
  // Without places a job may be anywhere, so that losing the last one matters.
  const isAnywhere = after.locations.length === 0 && before.locations.length > 0;
  return isAnywhere || after.locations.some((place) => !known.has(placeKey(place)));
}

/** A job without a level is open to people of all levels. */
const gainsLevel = ({ levels: before }: Job, { levels: after }: Job): boolean =>
  before.length > 0 && (after.length === 0 || after.some((level) => !before.includes(level)));

/** A job that no longer states its pay reaches people who accept jobs without pay. */
function paysMore(before: Job, after: Job): boolean {
  const [pay, next] = [annualPay(before.payRanges), annualPay(after.payRanges)];
  return next > pay || (next === 0 && pay > 0);
}

const asksLess = ({ requirements: before }: Job, { requirements: after }: Job): boolean =>
  before.some(({ kind, value }) => !after.some((one) => one.kind === kind && one.value === value));

/**
 * A skill more may be one that a person has, so that half of them are. A job without skills concerns everyone already.
 */
const asksForOthers = ({ skills: before }: Job, { skills: after }: Job): boolean =>
  before.length > 0 && `${before.toSorted()}` !== `${after.toSorted()}`;

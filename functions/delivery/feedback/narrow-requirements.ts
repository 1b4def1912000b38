import type { RequirementKind } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';

/** Excludes each kind that the job asks for; of another language, asks for jobs in the person's own. */
export function requirementSettings(
  { criteria }: User,
  { requirements }: Pick<Job, 'requirements'>,
): Setting[] {
  const kinds = new Set(requirements.map(({ kind }) => kind));
  const excluded = RARE_FIRST.filter(
    (kind) => kinds.has(kind) && !criteria.excludedRequirements.includes(kind),
  );
  const isForeign = requirements.some(({ kind, value }) => kind === 'language' && value !== 'en');
  const languages: Setting[] =
    isForeign && criteria.languages.length === 0 ? [{ kind: 'languages', before: [], after: ['en'] }] : [];
  return [
    ...languages,
    ...excluded.map((requirement) => ({ kind: 'excludedRequirement', requirement }) as const),
  ];
}

/**
 * In the order of how much they decide, without offered sponsorship, which is no reason to leave a job out,
 * and languages, which are a setting of their own.
 */
const RARE_FIRST: readonly RequirementKind[] = [
  'clearance',
  'citizenship',
  'sponsorshipRefused',
  'unpaid',
  'agency',
  'license',
  'travel',
  'shifts',
  'onCall',
  'workAuthorization',
  'degree',
];

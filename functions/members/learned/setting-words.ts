import { levelNames } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { LEVELS, type RequirementKind } from '../../table/codes.ts';
import type { Setting } from '../../table/learned.ts';

/** Returns what a setting does, as a button says it: 'Leave out jobs at Acme'. Two settings never share their words. */
export function settingWords(setting: Setting): string {
  switch (setting.kind) {
    case 'excludedWord':
      return `Leave out jobs that mention “${setting.word}”`;
    case 'excludedCompany':
      return `Leave out jobs at ${setting.company}`;
    case 'excludedRequirement':
      return `Leave out jobs that ${REQUIREMENTS[setting.requirement]}`;
    case 'dreamCompany':
      return setting.isAdded
        ? `Add ${setting.company} to your dream companies`
        : `Remove ${setting.company} from your dream companies`;
    case 'addedTitle':
      return `Add the job title ${setting.title}`;
    case 'removedTitle':
      return `Remove the job title ${setting.title}`;
    case 'place':
      return `${setting.isAdded ? 'Add' : 'Remove'} the place ${placeName(setting.place)}`;
    case 'includeRemote':
      return setting.after ? 'Include remote jobs' : 'Leave out remote jobs';
    case 'levels':
      return levelWords(setting);
    case 'minPay':
      return setting.after === null ? 'Any pay' : `Only jobs that pay ${payWords(setting.after)} or more`;
    case 'minSkills':
      return SKILLS[setting.after ?? 'any'];
    case 'languages':
      return `Only jobs in ${all.format(setting.after.map((code) => languages.of(code) ?? code))}`;
    case 'workplaces':
      return `Only ${any.format(setting.after.map((one) => WORKPLACES[one]))} jobs`;
    case 'includeUnstatedTerritory':
      return `${setting.after ? 'Include' : 'Leave out'} remote jobs that don't say where`;
    case 'includeUnstatedPay':
      return `${setting.after ? 'Include' : 'Leave out'} jobs that don't state their pay`;
  }
}

const any = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en', { type: 'conjunction' });
const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const SKILLS = {
  any: 'Any skills',
  half: 'Only jobs where you have at least half of the skills',
  all: 'Only jobs where you have all of the skills',
} as const;

const WORKPLACES = { onsite: 'on-site', hybrid: 'hybrid', remote: 'remote' } as const;

/** After 'Leave out jobs that'. */
const REQUIREMENTS: Readonly<Record<RequirementKind, string>> = {
  clearance: 'require a security clearance',
  citizenship: 'require citizenship',
  workAuthorization: 'require work authorization',
  sponsorshipOffered: 'sponsor visas',
  sponsorshipRefused: "don't sponsor visas",
  language: 'require a language',
  degree: 'require a degree',
  license: 'require a license',
  travel: 'require much travel',
  shifts: 'are shift work',
  onCall: 'include on-call duty',
  unpaid: 'are unpaid',
  agency: 'were posted by an agency',
};

/** Names the shorter of the levels that go and those that stay. */
function levelWords({ before, after }: Extract<Setting, { kind: 'levels' }>): string {
  const isIn = (levels: typeof after, level: (typeof LEVELS)[number]) =>
    levels === null || levels.includes(level);
  const names = (levels: readonly (typeof LEVELS)[number][]) =>
    any.format(levels.map((level) => levelNames[level].toLowerCase()));
  const added = LEVELS.filter((level) => isIn(after, level) && !isIn(before, level));
  if (before !== null && added.length > 0) return `Include ${names(added)} jobs`;
  const left = LEVELS.filter((level) => !isIn(after, level));
  return after === null || left.length <= after.length
    ? `Leave out ${names(left)} jobs`
    : `Only ${names(after)} jobs`;
}

/** '$175,000 a year'. */
function payWords({
  amount,
  currency,
  period,
}: {
  amount: number;
  currency: string;
  period: string;
}): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return `${money.format(amount)} ${period === 'hour' ? 'an' : 'a'} ${period}`;
}

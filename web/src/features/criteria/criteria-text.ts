import { defaultLevels } from '@daybreak/contract/default-levels.ts';
import { levelNames, workplaceNames } from '@daybreak/contract/job-codes.ts';
import type { Cut, Level } from '@daybreak/contract/types.ts';
import { countText } from '../../components/count-text.ts';
import { isCode } from '../../components/is-code.ts';
import type { Account } from '../account/api/account.ts';

/** The levels of the alerts: the chosen ones, or those that follow from the profile. None for every level. */
export function wantedLevels({
  criteria,
  seniority,
}: Pick<Account, 'seniority'> & {
  readonly criteria: Pick<Account['criteria'], 'levels'>;
}): readonly Level[] {
  return criteria.levels ?? defaultLevels(isCode(levelNames, seniority) ? seniority : '');
}

export const levelList = (levels: readonly Level[]): string =>
  levels.map((level) => levelNames[level]).join(', ');

export function levelsText(account: Pick<Account, 'criteria' | 'seniority'>): string {
  const levels = wantedLevels(account);
  if (account.criteria.levels === null)
    return levels.length === 0
      ? 'Follows your profile, which names no seniority: jobs at every level match.'
      : `Follows your profile: ${levelList(levels)}. A title that names a level keeps its own.`;
  return levels.length === 0
    ? 'None chosen: jobs at every level match.'
    : 'For all of your titles. Jobs that name no level match too.';
}

/** Whether jobs can be compared with the skills of a profile and its newest resume. */
export const hasKnownSkills = ({ skills, resumeEvidence }: Pick<Account, 'skills' | 'resumeEvidence'>) =>
  skills.length + (resumeEvidence?.skills.length ?? 0) > 0;

export function minSkillsText(account: Pick<Account, 'criteria' | 'skills' | 'resumeEvidence'>): string {
  if (!hasKnownSkills(account))
    return "We don't know your skills yet, so this leaves nothing out. Add them below, or upload a resume.";
  return account.criteria.minSkills === null
    ? 'Every job matches, and those that ask for your skills come first.'
    : 'Compared with your skills and your newest resume. Jobs that name no skills match too.';
}

/** Why no job can match, or undefined. Including remote jobs solves it. */
export function contradictionText({
  criteria: { workplaces },
  userPrefs,
}: Pick<Account, 'criteria' | 'userPrefs'>): string | undefined {
  const isRemoteOnly = workplaces.length > 0 && workplaces.every((workplace) => workplace === 'remote');
  return isRemoteOnly && !userPrefs.includeRemote
    ? "You want only remote jobs, but remote jobs aren't included. Include them to get alerts."
    : undefined;
}

/** `name` is the excluded requirement's; empty for other criteria. */
export function removalText(jobs: number, name: string): string {
  const count = jobs === 0 ? 'none' : countText(jobs, 'job');
  return `${name === '' ? 'Leaves' : `${name}: leaves`} out ${count} of the last two days`;
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** 'Only Senior', 'Only on site or hybrid'. */
export function cutText({ levels, workplaces }: Pick<Cut, 'levels' | 'workplaces'>): string {
  const places = (workplaces ?? []).flatMap((workplace) =>
    isCode(workplaceNames, workplace) ? workplaceNames[workplace].toLowerCase() : [],
  );
  return `Only ${levels ? levelList(levels) : either.format(places)}`;
}

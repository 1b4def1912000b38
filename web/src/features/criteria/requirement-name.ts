import { exclusionNames } from '@daybreak/contract/job-codes.ts';
import type { RequirementKind } from '@daybreak/contract/types.ts';
import { isCode } from '../../components/is-code.ts';

/** Why people leave out jobs with a requirement; others than the site offers are named by their code. */
export const requirementName = (kind: RequirementKind): string =>
  isCode(exclusionNames, kind) ? exclusionNames[kind] : kind;

import type { StatedWorkplace } from '../../postings/posting.ts';

/** The first that matches counts: 'Hybrid Remote' is hybrid, and so is a job that only may be remote. */
const WORDS: readonly (readonly [StatedWorkplace, RegExp])[] = [
  ['hybrid', /hybrid|flex|partial|eligible|optional|possible|some remote/i],
  ['onsite', /on[- ]?site|in[- ]?person|in[- ]office|\b(?:no[nt]?|never)\b|^office/i],
  ['remote', /remote|virtual|home|telework|telecommut/i],
];

/** Tenants choose the words of `remoteType`: 'Remote', 'Fully Remote', 'Flex', 'Hybrid', 'Onsite'. */
export const workdayWorkplace = (remoteType: string): StatedWorkplace | undefined =>
  WORDS.find(([, words]) => words.test(remoteType))?.[0];

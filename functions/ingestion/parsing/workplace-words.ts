import type { StatedWorkplace } from '../../postings/posting.ts';

/** Accepts 'remote_local', 'Fully remote', 'onsite', 'On-site', 'hybrid' and 'Up to 50% work from home'. */
export function workplaceFromWords(words: string): StatedWorkplace | undefined {
  if (/^(?:fully )?remote|100% work from home/i.test(words)) return 'remote';
  if (/^hybrid|work from home/i.test(words)) return 'hybrid';
  return /^on-?site/i.test(words) ? 'onsite' : undefined;
}

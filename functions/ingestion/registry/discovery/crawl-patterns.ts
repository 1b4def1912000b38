/**
 * The addresses of boards, by system, as Common Crawl's index takes them: '*.host' for subdomains, 'host/*' for paths.
 */
export const CRAWL_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  greenhouse: ['boards.greenhouse.io/*', 'job-boards.greenhouse.io/*'],
  lever: ['jobs.lever.co/*'],
  'lever-eu': ['jobs.eu.lever.co/*'],
  ashby: ['jobs.ashbyhq.com/*'],
  smartrecruiters: ['jobs.smartrecruiters.com/*', 'careers.smartrecruiters.com/*'],
  workable: ['apply.workable.com/*'],
  recruitee: ['*.recruitee.com'],
  workday: ['*.myworkdayjobs.com', '*.myworkdaysite.com'],
  icims: ['*.icims.com'],
  jibe: ['*.jibeapply.com', '*.career.page'],
  jazzhr: ['*.applytojob.com'],
  oracle: ['*.oraclecloud.com'],
  eightfold: ['*.eightfold.ai'],
  successfactors: ['*.successfactors.com', '*.successfactors.eu', '*.jobs2web.com'],
  rippling: ['ats.rippling.com/*', 'ats.us1.rippling.com/*'],
  bamboohr: ['*.bamboohr.com'],
  teamtailor: ['*.teamtailor.com'],
  personio: ['*.jobs.personio.de'],
  'personio-com': ['*.jobs.personio.com'],
  pinpoint: ['*.pinpointhq.com'],
  gem: ['jobs.gem.com/*'],
  breezy: ['*.breezy.hr'],
  jobvite: ['jobs.jobvite.com/*'],
  paylocity: ['recruiting.paylocity.com/*'],
  ukg: ['recruiting.ultipro.com/*', 'recruiting2.ultipro.com/*', 'recruiting.ultipro.ca/*'],
};

const NEWEST_CRAWLS = 3;

/** Lever has blocked the crawler since late 2025, so that newer crawls know nothing of its boards. */
const LAST_CRAWL: Readonly<Record<string, string>> = {
  lever: 'CC-MAIN-2025-43',
  'lever-eu': 'CC-MAIN-2025-43',
};

/** Returns the crawls to search for a system's boards. `crawls` are all, newest first. */
export function crawlsFor(ats: string, crawls: readonly string[]): string[] {
  const last = LAST_CRAWL[ats];
  return crawls.filter((crawl) => last === undefined || crawl <= last).slice(0, NEWEST_CRAWLS);
}

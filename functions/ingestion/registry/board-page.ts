import { workdayBoard } from '../adapters/workday-board.ts';

/** Returns the page of a slug's parts, which '~' separates; most begin with a host. */
type Page = (...parts: readonly string[]) => string;

const onHost: Page = (host) => `https://${host}`;
const careersOnHost: Page = (host, domain) => `https://${host}/careers${domain ? `?domain=${domain}` : ''}`;

/** The public pages of boards, by system. adapters.ts has their interfaces. */
const PAGES: Readonly<Record<string, Page>> = {
  greenhouse: (slug) => `https://job-boards.greenhouse.io/${slug}`,
  lever: (slug) => `https://jobs.lever.co/${slug}`,
  'lever-eu': (slug) => `https://jobs.eu.lever.co/${slug}`,
  ashby: (slug) => `https://jobs.ashbyhq.com/${slug}`,
  smartrecruiters: (slug) => `https://careers.smartrecruiters.com/${slug}`,
  workable: (slug) => `https://apply.workable.com/${slug}`,
  recruitee: (slug) => `https://${slug}.recruitee.com`,
  rippling: (slug) => `https://ats.rippling.com/${slug}/jobs`,
  oracle: (host, site) => `https://${host}/hcmUI/CandidateExperience/en/sites/${site}`,
  bamboohr: (slug) => `https://${slug}.bamboohr.com/careers`,
  gem: (slug) => `https://jobs.gem.com/${slug}`,
  amazon: () => 'https://www.amazon.jobs',
  phenom: onHost,
  successfactors: (host, company) => `https://${host}${company ? `/career?company=${company}` : ''}`,
  'successfactors-jobs': onHost,
  apple: () => 'https://jobs.apple.com',
  meta: () => 'https://www.metacareers.com/jobs',
  tiktok: () => 'https://lifeattiktok.com/search',
  eightfold: careersOnHost,
  'eightfold-v2': careersOnHost,
  personio: (slug) => `https://${slug}.jobs.personio.de`,
  'personio-com': (slug) => `https://${slug}.jobs.personio.com`,
  workday: (...parts) => workdayBoard(parts.join('~')).site,
  pinpoint: (slug) => `https://${slug}.pinpointhq.com`,
  jazzhr: (slug) => `https://${slug}.applytojob.com/apply`,
  breezy: (slug) => `https://${slug}.breezy.hr`,
  jobvite: (slug) => `https://jobs.jobvite.com/${slug}/jobs`,
  teamtailor: (slug) => `https://${slug}.teamtailor.com/jobs`,
  paylocity: (slug) => `https://recruiting.paylocity.com/Recruiting/Jobs/All/${slug}`,
  dayforce: (tenant, portal) => `https://jobs.dayforcehcm.com/en-US/${tenant}/${portal}`,
  icims: (slug) => `https://${slug}.icims.com/jobs/search`,
  jibe: (host) => `https://${host}/jobs`,
  ukg: (host, tenant, board) => `https://${host}/${tenant}/JobBoard/${board}`,
  adp: (client, center) =>
    `https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=${client}&ccId=${center}`,
  careers: onHost,
};

/** Returns the address of a board's public page, where people read it; undefined for an unknown system. */
export const boardPage = (ats: string, slug: string): string | undefined =>
  PAGES[ats]?.(...slug.split('~').map(encodeURIComponent));

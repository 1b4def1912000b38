/** The board's address, alone for the script that runs before the first paint. */
export const homePath = '/';

/** Every address of the site that a page links to. */
export const paths = {
  home: homePath,
  about: '/about-us',
  pricing: '/pricing',
  engineering: '/engineering',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  onboarding: '/onboarding',
  register: '/register',
  login: '/login',
  verify: '/verify',
  resetPassword: '/reset-password',
  settings: '/profile/settings',
  profileSetup: '/profile/setup',
  jobTitles: '/profile/job-titles',
  resumes: '/profile/resumes',
  notifications: '/profile/manage-notifications',
  alerts: '/profile/alerts',
  applications: '/profile/applications',
  applicationPacket: (jobID: string) => `/profile/applications?job=${encodeURIComponent(jobID)}`,
  subscription: '/profile/subscription',
  setup: '/setup',
  /** Staff's own. */
  staff: '/admin-notifs',
  /** One job's page; ids carry whatever a board's name holds. */
  job: (jobID: string) => `/jobs/${encodeURIComponent(jobID)}`,
} as const;

/** Addresses the site's scripts fetch, on the site's own origin. */
export const endpoints = {
  graphql: '/graphql',
  runtimeConfig: '/config.json',
} as const;

/** Separate, so that the early script bundles nothing else. */
export const homePath = '/';

export const paths = {
  home: homePath,
  about: '/about-us',
  pricing: '/pricing',
  engineering: '/engineering',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  onboarding: '/onboarding',
  /** Onboarding with a title filled in. */
  onboardingFor: (title: string) => `/onboarding?title=${encodeURIComponent(title)}`,
  saved: '/saved',
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
  staff: '/admin-notifs',
  /** Encodes the id, which may contain any character of a board's name. */
  job: (jobID: string) => `/jobs/${encodeURIComponent(jobID)}`,
} as const;

/** Same-origin URLs. */
export const endpoints = {
  graphql: '/graphql',
  runtimeConfig: '/config.json',
  serviceWorker: '/service-worker.js',
} as const;

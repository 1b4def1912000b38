import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { product } from './product.ts';

/**
 * Who may see a page. Visitors are redirected to the login, and users away from pages for visitors. Instead of a
 * page for staff, everyone else sees the Not Found page.
 */
export type Access = 'all' | 'signed in' | 'visitors' | 'staff';

/** The declaration of a page. */
export interface SiteRoute {
  /**
   * A wouter pattern. A function renders a page with a parameter, as in '/jobs/:id'; the build renders all others
   * to files.
   */
  readonly path: string;
  /** The product's name is added if it isn't part of the title. */
  readonly title: string;
  /** For search engines and link previews. The default says that the page is for people with an account. */
  readonly description?: string;
  readonly access: Access;
  /** Differs for each visitor. Search engines list the other pages for 'all'. */
  readonly isPersonal?: boolean;
  /** The page is a board: its filters have feeds. */
  readonly feeds?: boolean;
}

const NOT_FOUND = { title: 'Not found', description: "There's no page at this address." };

/**
 * Every page of the site. The component of `jobTitles` is the default export of
 * src/app/pages/job-titles-page.tsx, which is a chunk of its own. Links to it use `paths.jobTitles`.
 */
const declared = {
  home: {
    path: '/',
    title: `${product.name}: ${product.headline.replace(/\.$/, '')}`,
    description: product.description,
    access: 'all',
    feeds: true,
  },
  job: { path: '/jobs/:id', title: 'Job', description: product.description, access: 'all' },
  company: { path: '/companies/:slug', title: 'Company', description: product.description, access: 'all' },
  about: {
    path: '/about-us',
    title: 'About Us',
    description: `${product.name} watches the job boards of tech employers and shows new jobs on day one. See how it works and who is hiring today.`,
    access: 'all',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    description: `Always free to search. Job alerts by text or email for ${product.price.monthly} a month or ${product.price.annual} a year, the first ${FREE_ALERTS} free.`,
    access: 'all',
  },
  engineering: {
    path: '/engineering',
    title: 'Live Stats',
    description: `Tech jobs seen today against the seven-day average, how fresh our data is, and how long alerts take: ${product.name} in numbers, in real time.`,
    access: 'all',
  },
  terms: {
    path: '/terms-of-use',
    title: 'Terms of Use',
    description: `The agreement between you and ${product.name}: accounts, alerts, fees, liability and law, in plain words.`,
    access: 'all',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `What ${product.name} knows about you, how we use it, who else sees it, how long we keep it, and how to delete it.`,
    access: 'all',
  },
  onboarding: {
    path: '/onboarding',
    title: `Try ${product.name}`,
    description: `Choose job titles, a role and locations, and ${product.name} alerts you the moment a matching job is posted. The first ${FREE_ALERTS} alerts are free.`,
    access: 'all',
  },
  saved: {
    path: '/saved',
    title: 'Saved Jobs',
    description: 'The jobs you kept for later, with the ones that have closed marked.',
    access: 'all',
    isPersonal: true,
  },
  register: { path: '/register', title: 'Register', access: 'visitors' },
  login: { path: '/login', title: 'Login', access: 'visitors' },
  verify: { path: '/verify', title: 'Verify your email', access: 'visitors' },
  resetPassword: { path: '/reset-password', title: 'Reset your password', access: 'visitors' },
  settings: { path: '/profile/settings', title: 'Settings', access: 'signed in' },
  profileSetup: { path: '/profile/setup', title: 'Profile', access: 'signed in' },
  jobTitles: { path: '/profile/job-titles', title: 'Job Titles', access: 'signed in' },
  resumes: { path: '/profile/resumes', title: 'Resumes', access: 'signed in' },
  notifications: { path: '/profile/manage-notifications', title: 'Notifications', access: 'signed in' },
  alerts: { path: '/profile/alerts', title: 'Alerts', access: 'signed in' },
  applications: { path: '/profile/applications', title: 'Applications', access: 'signed in' },
  subscription: { path: '/profile/subscription', title: 'Subscription', access: 'signed in' },
  setup: { path: '/setup', title: 'Choose your own adventure', access: 'signed in' },
  // Everyone but staff sees the Not Found page here, so its head must not differ.
  staff: { path: '/admin-notifs', ...NOT_FOUND, access: 'staff' },
  // Answers every other URL.
  notFound: { path: '*', ...NOT_FOUND, access: 'all' },
} as const satisfies Readonly<Record<string, SiteRoute>>;

type RouteName = keyof typeof declared;

/** Names of the routes whose path is an address, not a pattern. */
export type LinkedRoute = {
  [Name in RouteName]: (typeof declared)[Name]['path'] extends '*' | `${string}:${string}` ? never : Name;
}[RouteName];

export const routes: Readonly<Record<RouteName, SiteRoute>> = declared;

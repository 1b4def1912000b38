import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import type { Access } from './access.ts';

/** Files in src/app/pages, without extension, that are code-split into chunks of their own. */
export type PageChunk =
  | 'job-page'
  | 'company-page'
  | 'about-page'
  | 'pricing-page'
  | 'engineering-page'
  | 'terms-page'
  | 'privacy-page'
  | 'onboarding-page'
  | 'register-page'
  | 'saved-page'
  | 'login-page'
  | 'verify-page'
  | 'reset-password-page'
  | 'settings-page'
  | 'profile-setup-page'
  | 'job-titles-page'
  | 'resumes-page'
  | 'notifications-page'
  | 'alerts-page'
  | 'applications-page'
  | 'subscription-page'
  | 'setup-page'
  | 'staff-page'
  | 'not-found-page';

/** A URL of the site. pages.ts has its component. */
export interface SiteRoute {
  /** A wouter pattern: '/jobs/:id'. */
  readonly path: string;
  readonly title: string;
  /** Who may see the page. Everyone else is redirected. Search engines see only pages for 'all'. */
  readonly access: Access;
  /** Absent for a page in the first bundle. */
  readonly chunk?: PageChunk;
  /** Rendered to a file at build time. Otherwise a function answers. */
  readonly prerendered: boolean;
  /** The page is a board: its filters have feeds. */
  readonly feeds?: boolean;
  /** Differs for each visitor, so that search engines don't list it. */
  readonly isPersonal?: boolean;
}

const prerenderedRoute = (access: Access, path: string, name: string, chunk: PageChunk): SiteRoute => ({
  path,
  access,
  chunk,
  prerendered: true,
  title: `${name} · ${product.name}`,
});

const notFound = { title: `Not found · ${product.name}` };

/** Every page of the site. The build, the edge and the sitemap read this list. */
export const routes: readonly SiteRoute[] = [
  {
    path: paths.home,
    title: `${product.name}: ${product.headline.replace(/\.$/, '')}`,
    access: 'all',
    prerendered: true,
    feeds: true,
  },
  {
    path: '/jobs/:id',
    title: `Job · ${product.name}`,
    access: 'all',
    chunk: 'job-page',
    prerendered: false,
  },
  {
    path: '/companies/:slug',
    title: `Company · ${product.name}`,
    access: 'all',
    chunk: 'company-page',
    prerendered: false,
  },
  prerenderedRoute('all', paths.about, 'About Us', 'about-page'),
  prerenderedRoute('all', paths.pricing, 'Pricing', 'pricing-page'),
  prerenderedRoute('all', paths.engineering, 'Live Stats', 'engineering-page'),
  prerenderedRoute('all', paths.terms, 'Terms of Use', 'terms-page'),
  prerenderedRoute('all', paths.privacy, 'Privacy Policy', 'privacy-page'),
  {
    path: paths.onboarding,
    title: `Try ${product.name}`,
    access: 'all',
    chunk: 'onboarding-page',
    prerendered: true,
  },
  { ...prerenderedRoute('all', paths.saved, 'Saved Jobs', 'saved-page'), isPersonal: true },
  prerenderedRoute('visitors', paths.register, 'Register', 'register-page'),
  prerenderedRoute('visitors', paths.login, 'Login', 'login-page'),
  prerenderedRoute('visitors', paths.verify, 'Verify your email', 'verify-page'),
  prerenderedRoute('visitors', paths.resetPassword, 'Reset your password', 'reset-password-page'),
  prerenderedRoute('signed in', paths.settings, 'Settings', 'settings-page'),
  prerenderedRoute('signed in', paths.profileSetup, 'Profile', 'profile-setup-page'),
  prerenderedRoute('signed in', paths.jobTitles, 'Job Titles', 'job-titles-page'),
  prerenderedRoute('signed in', paths.resumes, 'Resumes', 'resumes-page'),
  prerenderedRoute('signed in', paths.notifications, 'Notifications', 'notifications-page'),
  prerenderedRoute('signed in', paths.alerts, 'Alerts', 'alerts-page'),
  prerenderedRoute('signed in', paths.applications, 'Applications', 'applications-page'),
  prerenderedRoute('signed in', paths.subscription, 'Subscription', 'subscription-page'),
  prerenderedRoute('signed in', paths.setup, 'Choose your own adventure', 'setup-page'),
  {
    // Everyone but staff sees the Not Found page here, so its head must not differ.
    path: paths.staff,
    access: 'staff',
    ...notFound,
    chunk: 'staff-page',
    prerendered: true,
  },
];

/** Answers every other URL. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  ...notFound,
  access: 'all',
  chunk: 'not-found-page',
  prerendered: true,
};

/** Whether search engines may list a page. */
export const isListed = (route: SiteRoute) =>
  route.access === 'all' && route !== notFoundRoute && route.isPersonal !== true;

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Finds the route of a path, the Not Found route included. */
export function routeOf(path: string): SiteRoute {
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? notFoundRoute;
}

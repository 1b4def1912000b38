import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import type { Access } from './access.ts';
import { eagerPage, type FetchPage, guarded, lazyPage, type Page } from './lazy-page.ts';
import { HomePage } from './pages/home-page.tsx';

/** An address of the site and the page that answers it. */
export interface SiteRoute {
  /** As wouter reads it: '/jobs/:id'. */
  readonly path: string;
  readonly title: string;
  /** Who may see it; whoever may not is led elsewhere, and search engines are told of neither. */
  readonly access: Access;
  readonly page: Page;
  /** The page's file in src/app/pages without its ending, where it is a chunk of its own. */
  readonly chunk?: string;
  /** Rendered to a file when the site is built. Otherwise a function answers the address. */
  readonly prerendered: boolean;
  /** The page is a board: its filters have feeds. */
  readonly feeds?: boolean;
}

/** A page that is rendered to a file. `chunk`: its file in src/app/pages without its ending. */
function pageFor(access: Access, path: string, name: string, chunk: string, fetchPage: FetchPage): SiteRoute {
  return {
    path,
    access,
    chunk,
    prerendered: true,
    title: `${name} · ${product.name}`,
    page: lazyPage(access === 'all' ? fetchPage : () => guarded(access, fetchPage)),
  };
}

const notFound = { title: `Not found · ${product.name}` };

/** Every page of the site. A new page is a line here: the build, the edge and the sitemap follow it. */
export const routes: readonly SiteRoute[] = [
  {
    path: paths.home,
    title: `${product.name}: ${product.headline.replace(/\.$/, '')}`,
    access: 'all',
    page: eagerPage(HomePage),
    prerendered: true,
    feeds: true,
  },
  {
    path: '/jobs/:id',
    title: `Job · ${product.name}`,
    access: 'all',
    page: lazyPage(() => import('./pages/job-page.tsx').then((page) => page.JobPage)),
    chunk: 'job-page',
    prerendered: false,
  },
  pageFor('all', paths.about, 'About Us', 'about-page', () =>
    import('./pages/about-page.tsx').then((page) => page.AboutPage),
  ),
  pageFor('all', paths.pricing, 'Pricing', 'pricing-page', () =>
    import('./pages/pricing-page.tsx').then((page) => page.PricingPage),
  ),
  pageFor('all', paths.engineering, 'Live Stats', 'engineering-page', () =>
    import('./pages/engineering-page.tsx').then((page) => page.EngineeringPage),
  ),
  pageFor('all', paths.terms, 'Terms of Use', 'terms-page', () =>
    import('./pages/terms-page.tsx').then((page) => page.TermsPage),
  ),
  pageFor('all', paths.privacy, 'Privacy Policy', 'privacy-page', () =>
    import('./pages/privacy-page.tsx').then((page) => page.PrivacyPage),
  ),
  {
    path: paths.onboarding,
    title: `Try ${product.name}`,
    access: 'all',
    page: lazyPage(() => import('./pages/onboarding-page.tsx').then((page) => page.OnboardingPage)),
    chunk: 'onboarding-page',
    prerendered: true,
  },
  pageFor('visitors', paths.register, 'Register', 'register-page', () =>
    import('./pages/register-page.tsx').then((page) => page.RegisterPage),
  ),
  pageFor('visitors', paths.login, 'Login', 'login-page', () =>
    import('./pages/login-page.tsx').then((page) => page.LoginPage),
  ),
  pageFor('visitors', paths.verify, 'Verify your e-mail', 'verify-page', () =>
    import('./pages/verify-page.tsx').then((page) => page.VerifyPage),
  ),
  pageFor('visitors', paths.resetPassword, 'Reset your password', 'reset-password-page', () =>
    import('./pages/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  ),
  pageFor('signed in', paths.settings, 'Settings', 'settings-page', () =>
    import('./pages/settings-page.tsx').then((page) => page.SettingsPage),
  ),
  pageFor('signed in', paths.profileSetup, 'Profile', 'profile-setup-page', () =>
    import('./pages/profile-setup-page.tsx').then((page) => page.ProfileSetupPage),
  ),
  pageFor('signed in', paths.jobTitles, 'Job Titles', 'job-titles-page', () =>
    import('./pages/job-titles-page.tsx').then((page) => page.JobTitlesPage),
  ),
  pageFor('signed in', paths.resumes, 'Resumes', 'resumes-page', () =>
    import('./pages/resumes-page.tsx').then((page) => page.ResumesPage),
  ),
  pageFor('signed in', paths.notifications, 'Notifications', 'notifications-page', () =>
    import('./pages/notifications-page.tsx').then((page) => page.NotificationsPage),
  ),
  pageFor('signed in', paths.alerts, 'Alerts', 'alerts-page', () =>
    import('./pages/alerts-page.tsx').then((page) => page.AlertsPage),
  ),
  pageFor('signed in', paths.applications, 'Applications', 'applications-page', () =>
    import('./pages/applications-page.tsx').then((page) => page.ApplicationsPage),
  ),
  pageFor('signed in', paths.subscription, 'Subscription', 'subscription-page', () =>
    import('./pages/subscription-page.tsx').then((page) => page.SubscriptionPage),
  ),
  pageFor('signed in', paths.setup, 'Choose your own adventure', 'setup-page', () =>
    import('./pages/setup-page.tsx').then((page) => page.SetupPage),
  ),
  {
    // To everybody else there is no such page, and its head says nothing of it.
    path: paths.staff,
    access: 'staff',
    ...notFound,
    page: lazyPage(() =>
      guarded('staff', () => import('./pages/staff-page.tsx').then((page) => page.StaffPage)),
    ),
    chunk: 'staff-page',
    prerendered: true,
  },
];

/** What answers every other address. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  ...notFound,
  access: 'all',
  page: lazyPage(() => import('./pages/not-found-page.tsx').then((page) => page.NotFoundPage)),
  chunk: 'not-found-page',
  prerendered: true,
};

/** Whether search engines are told of a page. */
export const isListed = (route: SiteRoute) => route.access === 'all' && route !== notFoundRoute;

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** What answers a path. */
export function routeOf(path: string): SiteRoute {
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? notFoundRoute;
}

import { eagerPage, type FetchPage, lazyPage, loadGuarded, type Page } from './lazy-page.ts';
import { HomePage } from './pages/home-page.tsx';
import { notFoundRoute, type PageChunk, routeOf, routes, type SiteRoute } from './routes.ts';

const chunks: Readonly<Record<PageChunk, FetchPage>> = {
  'job-page': () => import('./pages/job-page.tsx').then((page) => page.JobPage),
  'company-page': () => import('./pages/company-page.tsx').then((page) => page.CompanyPage),
  'about-page': () => import('./pages/about-page.tsx').then((page) => page.AboutPage),
  'pricing-page': () => import('./pages/pricing-page.tsx').then((page) => page.PricingPage),
  'engineering-page': () => import('./pages/engineering-page.tsx').then((page) => page.EngineeringPage),
  'terms-page': () => import('./pages/terms-page.tsx').then((page) => page.TermsPage),
  'privacy-page': () => import('./pages/privacy-page.tsx').then((page) => page.PrivacyPage),
  'onboarding-page': () => import('./pages/onboarding-page.tsx').then((page) => page.OnboardingPage),
  'register-page': () => import('./pages/register-page.tsx').then((page) => page.RegisterPage),
  'saved-page': () => import('./pages/saved-page.tsx').then((page) => page.SavedPage),
  'login-page': () => import('./pages/login-page.tsx').then((page) => page.LoginPage),
  'verify-page': () => import('./pages/verify-page.tsx').then((page) => page.VerifyPage),
  'reset-password-page': () =>
    import('./pages/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  'settings-page': () => import('./pages/settings-page.tsx').then((page) => page.SettingsPage),
  'profile-setup-page': () => import('./pages/profile-setup-page.tsx').then((page) => page.ProfileSetupPage),
  'job-titles-page': () => import('./pages/job-titles-page.tsx').then((page) => page.JobTitlesPage),
  'resumes-page': () => import('./pages/resumes-page.tsx').then((page) => page.ResumesPage),
  'notifications-page': () => import('./pages/notifications-page.tsx').then((page) => page.NotificationsPage),
  'alerts-page': () => import('./pages/alerts-page.tsx').then((page) => page.AlertsPage),
  'applications-page': () => import('./pages/applications-page.tsx').then((page) => page.ApplicationsPage),
  'subscription-page': () => import('./pages/subscription-page.tsx').then((page) => page.SubscriptionPage),
  'setup-page': () => import('./pages/setup-page.tsx').then((page) => page.SetupPage),
  'staff-page': () => import('./pages/staff-page.tsx').then((page) => page.StaffPage),
  'not-found-page': () => import('./pages/not-found-page.tsx').then((page) => page.NotFoundPage),
};

function createPage({ access, chunk }: SiteRoute): Page {
  if (chunk === undefined) return eagerPage(HomePage);
  const fetchPage = chunks[chunk];
  return lazyPage(access === 'all' ? fetchPage : () => loadGuarded(access, fetchPage));
}

const notFoundPage = createPage(notFoundRoute);
const pages = new Map(routes.map((route) => [route, createPage(route)]));

/** The page component of a route, which may still have to be fetched. */
export const pageOf = (route: SiteRoute): Page => pages.get(route) ?? notFoundPage;

/**
 * Fetches the code of the page at a path. Never rejects: a page whose code does not load shows its own error.
 */
export async function loadPage(path: string): Promise<void> {
  await pageOf(routeOf(path))
    .load()
    .catch(() => undefined);
}

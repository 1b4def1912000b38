import { type ComponentType, createElement } from 'react';
import type { Access } from './access.ts';
import type { PageChunk } from './routes.ts';

type FetchPage = () => Promise<ComponentType>;

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

/** Loads the page and the query client, which are separate chunks, in parallel. */
async function loadWithQueries(fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Queries }] = await Promise.all([fetchPage(), import('../service/queries.tsx')]);
  return () => createElement(Queries, null, createElement(page));
}

/** Wraps a page in its access guard. */
async function loadGuarded(access: Access, fetchPage: FetchPage): Promise<ComponentType> {
  const [page, { Guard }] = await Promise.all([fetchPage(), import('./guard.tsx')]);
  return () => createElement(Guard, { access, page });
}

/** Fetches a page other than the board. This file is a chunk too, since a first visit to the board needs no other page. */
export function fetchPage(chunk: PageChunk, access: Access): Promise<ComponentType> {
  const fetchChunk = chunks[chunk];
  return loadWithQueries(access === 'all' ? fetchChunk : () => loadGuarded(access, fetchChunk));
}

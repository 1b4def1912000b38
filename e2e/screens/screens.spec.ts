import { expect, type Page } from '@playwright/test';
import { open as openAsVisitor } from '../account/onboarding-steps.ts';
import { connectAlertTable } from '../support/alert-table.ts';
import { findJobId } from '../support/graphql.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { test } from './stopped-clock.ts';

const EMAIL = 'robin@screens.example';

/** One board, because the order of boards that are read at the same time varies. */
const BOARD = '/?FR=En&JT=Fu&jobTitle=Tidewright';

const LOOKS = [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Goes on from the path to the screen, and waits for what appears last. */
  arrive(page: Page): Promise<unknown>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

const SCREENS: readonly Screen[] = [
  { name: 'home', path: BOARD, arrive: (page) => card(page, 'Data Engineer').waitFor() },
  {
    name: 'job',
    path: BOARD,
    async arrive(page) {
      await card(page, 'Frontend Engineer').getByRole('heading').getByRole('link').click();
      await page.getByRole('link', { name: 'Apply at Tidewright' }).waitFor();
    },
  },
  { name: 'pricing', path: '/pricing', arrive: (page) => heading(page, /./) },
  { name: 'about', path: '/about-us', arrive: (page) => heading(page, "Today's Engineering Roles") },
  { name: 'login', path: '/login', arrive: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'onboarding',
    path: '/onboarding?title=Frontend+Engineer',
    arrive: (page) => page.getByText(/^\d+ jobs? with \d+ compan(y|ies)$/).waitFor(),
  },
  {
    name: 'saved',
    path: BOARD,
    async arrive(page) {
      for (const title of ['Data Engineer', 'Frontend Engineer']) {
        const save = page.getByRole('button', { name: `Save ${title}` }).first();
        await save.click();
        await expect(save).toHaveAttribute('aria-pressed', 'true');
      }
      const url = new URL('/saved', page.url());
      await page.goto(url.href);
      await page.getByText('2 jobs, kept in this browser.').waitFor();
    },
  },
  {
    name: 'alerts',
    path: '/profile/alerts',
    isSignedIn: true,
    arrive: (page) => page.getByText('3 alerts in the last 90 days.').waitFor(),
  },
  {
    name: 'notifications',
    path: '/profile/manage-notifications',
    isSignedIn: true,
    arrive: (page) => heading(page, 'Channels'),
  },
  {
    name: 'settings',
    path: '/profile/settings',
    isSignedIn: true,
    arrive: (page) => page.getByText('You now have 10 free job alerts').waitFor(),
  },
];

test.beforeAll(async ({ product }) => {
  await signUp(product, EMAIL, { titles: ['office manager'] });
  const { addAlert } = await connectAlertTable(product);
  await addAlert(EMAIL, await findJobId(product, 'Senior Backend Engineer, Tides'), 3);
  const failed = { state: 'failed', sentAt: null };
  await addAlert(EMAIL, await findJobId(product, 'Security Engineer'), 2, failed);
  await addAlert(EMAIL, '0-gone', 1);
});

for (const { name, path, isSignedIn = false, arrive } of SCREENS)
  for (const { width, theme } of LOOKS)
    test(`${name} looks as before at ${width} px, ${theme}`, async ({ site }) => {
      const visit = { width, dark: theme === 'dark', storage: { mode: theme } };
      const page = isSignedIn
        ? await openSignedIn(site, { email: EMAIL }, path, visit)
        : await openAsVisitor(site, path, visit);
      await arrive(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`);
    });

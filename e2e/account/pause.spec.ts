import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { until } from '../support/until.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const SETTINGS = '/profile/settings';
const NOTIFICATIONS = '/profile/manage-notifications';

test.describe('two weeks without alerts', () => {
  test(
    'MATCH-05 begin by the link of a mail, are shown in the settings, and end with Resume now',
    NIGHTLY,
    async ({ site }) => {
      const console = connectConsole(site.stack);
      const email = `pause.${Date.now()}@mail.example`;
      const person = await signUp(site.stack, email, { titles: ['Heliograph Repairer'] });
      const welcome = await until('the welcome mail', async () => {
        await console.settle();
        const headers = (await console.outbox(email)).map(
          (mail) => mail.headers?.['list-unsubscribe'] ?? mail.headers?.['List-Unsubscribe'],
        );
        return headers.find((header) => header !== undefined);
      });
      const page = await site.page({ width: 390 });
      const link = welcome.replace(/[<>]/g, '');
      await page.goto(link);
      await page.getByRole('button', { name: 'Pause for two weeks' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paused until \w+ \d+, \d{4}$/);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

      const own = await openSignedIn(site, person, SETTINGS, { width: 390 });
      const note = own.getByRole('status').filter({ hasText: `Alerts are p${title.slice(1)}.` });
      await expect(note).toBeVisible();
      await own.goto(site.url + NOTIFICATIONS);
      await expect(note).toBeVisible();
      await waitUntilSaved(own, () => own.getByRole('button', { name: 'Resume now' }).click());
      await expect(note).toBeHidden();
      await expect(own.getByRole('button', { name: 'Pause for two weeks' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('button', { name: 'Pause for two weeks' })).toBeVisible();
    },
  );
});

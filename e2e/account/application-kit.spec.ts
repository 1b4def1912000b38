import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { findJobId } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { uploadResume } from '../support/upload.ts';

const RESUME = ['ADA B. MOSS', 'Austin, TX | github.com/ada', 'Work authorization: U.S. citizen'];

test.describe('what application forms ask everyone for', () => {
  test(
    'APPLY-01 is read from the resume, confirmed once, and there for every application',
    NIGHTLY,
    async ({ site }) => {
      const person = await signUp(site.stack, `kit.${Date.now()}@applications.example`, {
        titles: [UNPOSTED_TITLE],
      });
      await subscribe(site.stack, person, 'MONTHLY');
      await uploadResume(site.stack, person, 'Kit.pdf', RESUME);
      const packet = async (title: string) =>
        `/profile/applications?job=${encodeURIComponent(await findJobId(site.stack, title))}`;
      const page = await openSignedIn(site, person, await packet('Senior Backend Engineer, Tides'), {
        width: 390,
      });
      await page.getByRole('button', { name: 'Add city, links and work authorization' }).click();
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada B. Moss');
      await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Austin, TX');
      await expect(page.getByRole('textbox', { name: 'Work authorization' })).toHaveValue('U.S. citizen');
      await expect(page.getByRole('textbox', { name: 'Links' })).toHaveValue('https://github.com/ada');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Copy: GitHub' })).toBeVisible();

      await page.goto(site.url + (await packet('Platform Engineer')));
      for (const label of ['Full name', 'City', 'Work authorization', 'GitHub'])
        await expect(page.getByRole('button', { name: `Copy: ${label}` })).toBeVisible();
      await expect(page.getByText('Ada B. Moss')).toBeVisible();
    },
  );
});

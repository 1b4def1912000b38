import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail, waitForCode } from '../support/account-pages.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { PASSWORD } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { button, heading, line, secondStep } from './onboarding-steps.ts';

/** A link, a title, three fields and three buttons. The code's field has the focus. */
const MAX_TAPS = 8;

/** Counts what a person touches. Fields that have the focus already cost nothing. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const focused = field.and(field.page().locator(':focus'));
    if ((await focused.count()) === 0) await this.tap(field);
    await field.fill(text);
  }
}

/** Goes from the landing page to a confirmed account. */
async function register(page: Page, finger: Finger, email: string, code: () => Promise<string>) {
  await finger.tap(page.getByRole('link', { name: 'Try Daybreak' }).filter({ visible: true }).first());
  await finger.type(line(page, 1), 'Heliograph Engineer');
  await finger.tap(button(page, 'Continue'));
  await heading(page, secondStep).waitFor();
  await finger.tap(button(page, 'Continue'));
  await heading(page, 'Register').waitFor();
  await finger.type(page.getByLabel('First name'), 'Robin');
  await finger.type(page.getByLabel('Email'), email);
  await finger.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await finger.tap(button(page, 'Register'));
  await expect(page.getByLabel('Code')).toBeFocused();
  await finger.type(page.getByLabel('Code'), await code());
  await page.waitForURL('**/profile/settings');
}

test.describe('the way to the first alert', () => {
  test(
    `ONB-01 MATCH-02 takes at most ${MAX_TAPS} taps from the landing page, on a phone`,
    NIGHTLY,
    async ({ site }, info) => {
      const console = connectConsole(site.stack);
      const email = newEmail();
      const page = await site.page({ width: 390 });
      await page.goto(site.url);
      const finger = new Finger();

      // when
      await register(page, finger, email, () => waitForCode(site, email));

      // then
      info.annotations.push({ type: 'taps', description: `${finger.taps} from landing to alerts` });
      expect(finger.taps).toBeLessThanOrEqual(MAX_TAPS);
      expect(await console.settle()).toBe(200);
      await writeBoard(site.stack.feedsDir, 'heliostat', 'Heliostat', [
        { id: 1, title: 'Heliograph Engineer', place: 'Austin, TX' },
      ]);
      const mail = await readBoardsUntil(site.stack, 'the first alert', async () =>
        (await console.outbox(email)).find(({ subject }) => subject?.includes('Heliostat')),
      );
      expect(mail.subject).toBe('Heliograph Engineer at Heliostat');
    },
  );
});

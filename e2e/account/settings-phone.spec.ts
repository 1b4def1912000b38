import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import { askForCode, becomes, codeFor, field, giveCode, given, leave, recordOf } from './settings-steps.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

/** A phone number as typed, as displayed and in E.164. */
const phoneWith = (line: string) => ({
  typed: `512555${line}`,
  shown: `(512) 555 - ${line}`,
  sent: `+1512555${line}`,
});

test.describe('the phone settings', () => {
  test(
    'SET-01 SET-03 SET-04 formats the number for its country, and limits requests for codes',
    NIGHTLY,
    async ({ site }) => {
      const { page, person } = await given(site, 'formatted');
      const phone = field(page, 'Phone');
      await phone.click();
      await phone.pressSequentially('5125550111');
      await expect(field(page, 'Phone')).toHaveValue('(512) 555 - 0111');
      await phone.blur();
      await becomes(site, person, 'the number is saved', (record) => record['phone'] === '+15125550111');
      await page.getByLabel('Country').selectOption('GB');
      await becomes(
        site,
        person,
        'the country is saved',
        ({ country, phone: sms }) => country === 'GB' && sms === '',
      );
      await leave(page, 'Phone', '020 71');
      await page.getByText('Must be a valid mobile number').waitFor();
      await leave(page, 'Phone', '07911 123456');
      await becomes(site, person, 'the British number', (record) => record['phone'] === '+447911123456');
      expect(await recordOf(site, person)).toMatchObject({ countryCode: '+44', phoneVerified: false });
      // A number in the national format of another country is invalid here.
      await leave(page, 'Phone', '(512) 555 - 0111 0000');
      await page.getByText('Must be a valid mobile number').waitFor();
      expect(await recordOf(site, person)).toMatchObject({ phone: '+447911123456' });

      site.expectErrors(/status of 400/);
      await askForCode(page, '07911 123456');
      for (let times = 0; times < 5; times += 1)
        await page.getByRole('button', { name: 'Request Again' }).click();
      await page.getByText('Too many attempts. Wait a few minutes and try again.').waitFor();
    },
  );

  test('SET-04 SET-05 verifies the number with the newest code after wrong ones, then locks, clears and verifies it again', async ({
    site,
  }) => {
    const [old, next] = [phoneWith('0133'), phoneWith('0144')];
    const { page, person } = await given(site, 'verified');
    site.expectErrors(/status of 400/);
    await test.step('the newest code counts, and three wrong ones are refused', async () => {
      await askForCode(page, old.typed);
      await page.getByText(`We texted a code to +1 ${old.shown}.`).waitFor();
      await codeFor(site, old.sent);
      await page.getByRole('button', { name: 'Request Again' }).click();
      const code = await codeFor(site, old.sent, 1);
      const wrong = code === '000000' ? '111111' : '000000';
      for (let times = 0; times < 3; times += 1) {
        await giveCode(page, wrong);
        await page.getByText('Invalid confirmation code.').waitFor();
      }
      await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
      await page.getByText('Verified', { exact: true }).waitFor();
      await expect(page.locator(':focus')).toHaveText('Change');
      await expect(field(page, 'Phone')).toHaveAttribute('readonly');
      expect(await recordOf(site, person)).toMatchObject({ phone: old.sent, phoneVerified: true });
      await page.reload();
      await page.getByText('Verified', { exact: true }).waitFor();
    });

    await test.step('Change Cell Phone: No keeps the number, Yes clears it', async () => {
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await dialog(page, 'Change Cell Phone').getByRole('button', { name: 'No' }).click();
      await page.getByText('Verified', { exact: true }).waitFor();
      await page.getByLabel('Country').selectOption('PR');
      await dialog(page, 'Change Cell Phone').getByRole('button', { name: 'Yes' }).click();
      await verify(page).waitFor();
      const cleared = await becomes(site, person, 'the number is gone', (record) => record['phone'] === '');
      expect(cleared).toMatchObject({ phoneVerified: false, country: 'PR', countryCode: '+1' });
      await expect(field(page, 'Phone')).toHaveValue('');
    });

    await test.step('another number is verified', async () => {
      await askForCode(page, next.typed);
      await giveCode(page, await codeFor(site, next.sent));
      await page.getByText('Verified', { exact: true }).waitFor();
      expect(await recordOf(site, person)).toMatchObject({ phone: next.sent, phoneVerified: true });
    });
  });
});

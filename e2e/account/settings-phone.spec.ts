import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { askForCode, becomes, codeFor, giveCode, given, leave, recordOf, textIn } from './settings-steps.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

let last = Date.now() % 10_000;

/** A number that nobody has had in a test yet: as it is typed, shown and sent. */
function newPhone() {
  last = (last + 1) % 10_000;
  const line = String(last).padStart(4, '0');
  return { typed: `512555${line}`, shown: `(512) 555 - ${line}`, sent: `+1512555${line}` };
}

test.describe('the phone of an account', () => {
  test('SET-03 SET-01 a phone formats itself; another country writes it its own way', async ({ site }) => {
    const { page, person } = await given(site, 'formatted');
    await page.getByLabel('Phone', { exact: true }).pressSequentially('5125550111');
    expect(await textIn(page, 'Phone')).toBe('(512) 555 - 0111');
    await page.getByLabel('Phone', { exact: true }).blur();
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
    // A number pasted in another country's own format is none here.
    await leave(page, 'Phone', '(512) 555 - 0111 0000');
    await page.getByText('Must be a valid mobile number').waitFor();
    expect(await recordOf(site, person)).toMatchObject({ phone: '+447911123456' });
  });

  test('SET-04 Verify texts a code; a wrong one thrice is refused, the right one locks the phone', async ({
    site,
  }) => {
    const { typed, shown, sent } = newPhone();
    const { page, person } = await given(site, 'verified');
    site.expectErrors(/status of 400/);
    await askForCode(page, typed);
    await page.getByText(`We texted a code to +1 ${shown}.`).waitFor();
    const code = await codeFor(site, sent);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let times = 0; times < 3; times += 1) {
      await giveCode(page, wrong);
      await page.getByText('Invalid confirmation code.').waitFor();
    }
    await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Change');
    expect(await page.getByLabel('Phone', { exact: true }).getAttribute('readonly')).not.toBeNull();
    expect(await recordOf(site, person)).toMatchObject({ phone: sent, phoneVerified: true });
    await page.reload();
    await page.getByText('Verified', { exact: true }).waitFor();
  });

  test('SET-04 another code is sent on request, and the newest one counts', async ({ site }) => {
    const { typed, sent } = newPhone();
    const { page } = await given(site, 'again');
    await askForCode(page, typed);
    await codeFor(site, sent);
    await page.getByRole('button', { name: 'Request Again' }).click();
    const code = await codeFor(site, sent, 1);
    await giveCode(page, code);
    await page.getByText('Verified', { exact: true }).waitFor();
  });

  test('SET-04 codes asked for too often are refused in a sentence', async ({ site }) => {
    const { page } = await given(site, 'often');
    site.expectErrors(/status of 400/);
    await askForCode(page, newPhone().typed);
    for (let times = 0; times < 5; times += 1)
      await page.getByRole('button', { name: 'Request Again' }).click();
    await page.getByText('That was tried too often. Please wait a few minutes and try again.').waitFor();
  });

  test('SET-05 Change Cell Phone: No keeps it, Yes clears it; another number is verified anew', async ({
    site,
  }) => {
    const [old, next] = [newPhone(), newPhone()];
    const { page, person } = await given(site, 'changed');
    await askForCode(page, old.typed);
    await giveCode(page, await codeFor(site, old.sent));
    const change = page.getByRole('button', { name: 'Change', exact: true });
    await change.click();
    await dialog(page, 'Change Cell Phone').getByRole('button', { name: 'No' }).click();
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByLabel('Country').selectOption('PR');
    await dialog(page, 'Change Cell Phone').getByRole('button', { name: 'Yes' }).click();
    await verify(page).waitFor();
    const cleared = await becomes(site, person, 'the number is gone', (record) => record['phone'] === '');
    expect(cleared).toMatchObject({ phoneVerified: false, country: 'PR', countryCode: '+1' });
    expect(await textIn(page, 'Phone')).toBe('');
    await askForCode(page, next.typed);
    await giveCode(page, await codeFor(site, next.sent));
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await recordOf(site, person)).toMatchObject({ phone: next.sent, phoneVerified: true });
  });
});

import { describe, expect, test } from '@jest/globals';
import { elsewhere, logIn, newAddress, person, register } from '../support/account-pages.ts';
import type { SiteUnderTest } from '../support/site.ts';

/** Logging in, as a person sees it. */
export function login(site: () => SiteUnderTest): void {
  describe('the login', () => {
    const open = async () => {
      const page = await site().page();
      await page.goto(`${site().url}/login`);
      return page;
    };

    test('LOGIN-01 asks for e-mail and password, and leads who has neither on', async () => {
      const page = await open();
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Email is required').waitFor();
      await page.getByText('Password is required').waitFor();
      expect(await page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
        '/reset-password',
      );
      expect(await page.getByRole('link', { name: 'Need an account?' }).getAttribute('href')).toBe(
        '/onboarding',
      );
    });

    test('LOGIN-03 says who is unknown and what is wrong, and keeps what was typed', async () => {
      site().expectErrors(/status of 400/);
      const { email } = await person(site());
      const page = await open();
      await logIn(page, newAddress());
      await page.getByText('No user with that email address exists.').waitFor();
      await logIn(page, email, { secret: 'another password' });
      await page.getByText('Incorrect email or password.').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      expect(new URL(page.url()).pathname).toBe('/login');
    });

    test('LOGIN-02 leads to the settings, whatever the capitals of the address', async () => {
      const { email } = await person(site(), { firstName: 'Ada' });
      const page = await elsewhere(site(), email.toUpperCase());
      await page.getByRole('link', { name: 'Settings' }).first().waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    });

    test('LOGIN-04 an address that is not verified gets another code, and the page to give it on', async () => {
      site().expectErrors(/status of 400/);
      const { email } = await register(site());
      const page = await open();
      await logIn(page, email);
      await page
        .getByRole('button', {
          name: 'Please verify your email to login. Click to request a new code.',
        })
        .click();
      await page.waitForURL('**/verify');
      await page.getByText(email).waitFor();
    });
  });
}

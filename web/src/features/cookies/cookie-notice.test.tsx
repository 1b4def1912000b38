/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChangeConsent } from './change-consent.tsx';
import { isAccepted, resetConsent } from './consent.ts';
import { CookieNotice } from './cookie-notice.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the cookie notice', () => {
  beforeEach(resetConsent);

  test.each([
    ['Accept', 'true'],
    ['Decline', 'false'],
  ])('CHROME-04 stays until %s, which is remembered', (button, stored) => {
    render(<CookieNotice />);
    cleanup();
    render(<CookieNotice />);
    expect(screen.getByText(/Cookies provide functionality to our users\./)).toBeTruthy();
    press(button);
    expect(screen.queryByRole('region')).toBeNull();
    expect(localStorage.getItem('cookies-accepted')).toBe(stored);
    expect(isAccepted()).toBe(button === 'Accept');
    cleanup();
    render(<CookieNotice />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('CHROME-04 reappears when the visitor changes the choice, which withdraws consent', () => {
    render(
      <>
        <CookieNotice />
        <ChangeConsent />
      </>,
    );
    press('Accept');
    press('Change your cookie choice');
    expect(isAccepted()).toBe(false);
    press('Decline');
    expect(screen.queryByRole('region')).toBeNull();
    expect(isAccepted()).toBe(false);
  });
});

/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CookieNotice } from './cookie-notice.tsx';

describe('the cookie notice', () => {
  afterEach(cleanup);

  test('CHROME-04 stands until it is accepted, and that is remembered', () => {
    render(<CookieNotice />);
    cleanup();
    render(<CookieNotice />);
    expect(screen.getByText('Cookies provide functionality to our users.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(localStorage.getItem('cookies-accepted')).toBe('true');
    cleanup();
    render(<CookieNotice />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

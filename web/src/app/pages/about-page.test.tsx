/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { Analytics } from '../../features/analytics/analytics.ts';
import { openTracking } from '../../features/analytics/track.ts';
import { setConsent } from '../../features/cookies/consent.ts';
import AboutPage from './about-page.tsx';

beforeEach(() => {
  // Requests never resolve.
  globalThis.fetch = () => new Promise(() => undefined);
  // jsdom has no media queries; only `matches` is read.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AboutPage />
    </QueryClientProvider>,
  );

describe('/about-us', () => {
  test('ABOUT-05 tracks one page view as ‘About Us’', () => {
    const track = jest.fn<Analytics['track']>();
    setConsent('accepted');
    show();
    openTracking({ track, identify: () => undefined, reset: () => undefined });
    expect(track.mock.calls).toEqual([['$pageview', { page: 'About Us' }]]);
  });

  test('ABOUT-04 shows top companies and a link to try the product', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Top companies hiring in engineering' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Daybreak' }).getAttribute('href')).toBe('/onboarding');
  });

  test('ABOUT-02 ABOUT-03 stays useful while requests are pending', () => {
    show();
    expect(screen.getByText('Loading roles').getAttribute('role')).toBe('status');
    expect(screen.getByText('Loading companies').getAttribute('role')).toBe('status');
    expect(screen.getByRole('heading', { name: "Today's Engineering Roles" })).toBeTruthy();
  });
});

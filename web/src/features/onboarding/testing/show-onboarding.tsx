import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { OnboardingProps } from '../onboarding.tsx';

/** Shows onboarding at an address of the site. */
export function showOnboarding(Onboarding: ComponentType<OnboardingProps>, address: string): void {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Onboarding path={location.pathname} firstStep={location.pathname === '/register' ? 3 : 1} />
    </QueryClientProvider>,
  );
}

/** A browser that remembers nothing, and a window that neither lays out nor scrolls, as jsdom's. */
export function givenBrowser(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
}

/** The words of the main heading. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What is said to be wrong. */
export const alerts = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));

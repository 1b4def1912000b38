import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { OnboardingProps } from '../onboarding.tsx';

export function renderOnboarding(Onboarding: ComponentType<OnboardingProps>, address: string): void {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Onboarding path={location.pathname} firstStep={location.pathname === '/register' ? 3 : 1} />
    </QueryClientProvider>,
  );
}

/** Clears storage and stubs scrolling, which jsdom does not implement. */
export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const alerts = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));

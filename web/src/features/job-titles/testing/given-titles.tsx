import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeService, givenService, showTo, suggestion } from '../../account/testing/given-account.tsx';
import { toastStore } from '../../toasts/toast-store.ts';
import { JobTitles } from '../components/job-titles.tsx';

export function givenTitleService(): FakeService {
  // jsdom has no media queries; only `matches` is read.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  return givenService(
    accountOf({
      positions: ['Backend Engineer', 'Data Analyst'],
      generatedPositions: [
        suggestion('Backend Engineer', 'Server Engineer'),
        suggestion('Data Analyst', 'Reporting Analyst'),
      ],
    }),
  );
}

export function showTitles(service: FakeService) {
  showTo(service, <JobTitles />);
  return {
    keys: userEvent.setup(),
    line: screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a job title' }),
  };
}

export const shownTitles = () =>
  screen
    .queryAllByRole('button', { name: /Click To Delete$/ })
    .map((button) => button.ariaLabel?.replace('. Click To Delete', ''));

export const titleButton = (title: string) =>
  screen.getByRole('button', { name: `${title}. Click To Delete` });

export const openToast = () => toastStore.read().find(({ isOpen }) => isOpen);

/** Blocks the answers to an operation; returns the function that releases them. */
export function blockAnswers(service: FakeService, operation: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.before = (asked) => (asked === operation ? promise : Promise.resolve());
  return resolve;
}

export function cleanUpTitles(): void {
  jest.restoreAllMocks();
}

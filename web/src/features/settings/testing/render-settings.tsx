import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Account } from '../../account/api/account.ts';
import { accountOf, type FakeService, givenService, showTo } from '../../account/testing/given-account.tsx';

const realFetch = globalThis.fetch;

export function renderSettings(part: ReactNode, stated: Partial<Account> = {}): FakeService {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const service = givenService(accountOf({ phone: '', ...stated }));
  showTo(service, part);
  return service;
}

export function cleanUp(): void {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const savedChanges = (service: FakeService) =>
  service.requests.map(({ input: { email: _, ...fields } }) => fields);

export function fillIn(line: HTMLInputElement, text: string): void {
  fireEvent.change(line, { target: { value: text } });
  fireEvent.blur(line);
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Account } from '../../account/api/account.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../../account/testing/given-account.tsx';

export function renderSettings(part: ReactNode, stated: Partial<Account> = {}): FakeService {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const service = givenService(accountOf({ phone: '', ...stated }));
  showTo(service, part);
  return service;
}

export function cleanUp(): void {
  jest.restoreAllMocks();
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const savedChanges = (service: FakeService) =>
  service.requests.map(({ input: { email: _, ...fields } }) => fields);

export function fillIn(line: HTMLInputElement, text: string): void {
  fireEvent.change(line, { target: { value: text } });
  fireEvent.blur(line);
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

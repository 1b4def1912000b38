/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { phraseError } from '../hidden-jobs/excluded-phrases.ts';
import { Excludes } from './components/excludes.tsx';

const email = 'ada@mail.example';
let service: FakeService;

const given = (stated: Partial<Account> = {}) => {
  service = givenService(accountOf(stated));
  showTo(service, <Excludes />);
  return userEvent.setup();
};
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('excluded companies and words', () => {
  test('NOTIF-01 companies and words are added with Enter or Add, and removed with a click', async () => {
    const keys = given();
    await keys.type(line('Companies'), '  Larkspur   Systems {Enter}');
    expect(line('Companies').value).toBe('');
    await keys.type(line('Words'), 'crypto');
    await keys.click(screen.getByRole('button', { name: 'Add to excluded words' }));
    await keys.click(screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' }));
    expect(document.activeElement).toBe(line('Companies'));
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, excludedCompanies: ['Larkspur Systems'] },
        { email, excludedWords: ['crypto'] },
        { email, excludedCompanies: [] },
      ]),
    );
  });

  test('NOTIF-01 a phrase that cannot be added says why and stays in the field', async () => {
    const keys = given({ excludedWords: ['Crypto'] });
    await keys.type(line('Words'), 'crypto{Enter}');
    expect(screen.getByText('Crypto is already excluded.')).toBeTruthy();
    expect([line('Words').value, saved()]).toEqual(['crypto', []]);
    await keys.type(line('Words'), ' currency{Enter}');
    expect(screen.getByRole('button', { name: 'crypto currency. Click To Delete' })).toBeTruthy();
  });

  test('NOTIF-01 a change that cannot be saved is rolled back', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given({ excludedWords: ['sales'] });
    service.changeError = { errorType: 'Conflict', message: 'This was changed somewhere else.' };
    await keys.click(screen.getByRole('button', { name: 'sales. Click To Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'sales. Click To Delete' })).toBeTruthy());
  });

  test.each([
    ['…!', [], 'Use at least one letter or digit.'],
    ['x'.repeat(101), [], 'Use at most 100 characters.'],
    [
      'new',
      Array.from({ length: 50 }, (_, n) => `word ${n}`),
      'You can exclude up to 50. Remove one to add another.',
    ],
    ['<b>東京</b>', [], undefined],
  ])("“%s” follows the service's rule", (phrase, known, says) => {
    expect(phraseError(phrase, known)).toBe(says);
  });
});

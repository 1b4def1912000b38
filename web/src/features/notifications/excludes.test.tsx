/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf, type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { Excludes } from './components/excludes.tsx';
import { whyNotAdded } from './phrases.ts';

const fetchBefore = globalThis.fetch;
const email = 'ada@mail.example';
let service: FakeService;

const given = (stated: Partial<Account> = {}) => {
  service = givenService(accountOf(stated));
  showTo(service, <Excludes />);
  return userEvent.setup();
};
const saved = () =>
  service.asked.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
});

describe('what a person is never alerted about', () => {
  test('NOTIF-01 companies and words are added by Enter or a press, and deleted by a press', async () => {
    const keys = given();
    await keys.type(line('Companies'), '  Larkspur   Systems {Enter}');
    expect(line('Companies').value).toBe('');
    await keys.type(line('Words'), 'crypto');
    await keys.click(screen.getByRole('button', { name: 'Add to words' }));
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

  test('NOTIF-01 what cannot be added says why and stays on its line', async () => {
    const keys = given({ excludedWords: ['Crypto'] });
    await keys.type(line('Words'), 'crypto{Enter}');
    expect(screen.getByText('Crypto is excluded already.')).toBeTruthy();
    expect([line('Words').value, saved()]).toEqual(['crypto', []]);
    await keys.type(line('Words'), ' currency{Enter}');
    expect(screen.getByRole('button', { name: 'crypto currency. Click To Delete' })).toBeTruthy();
  });

  test('NOTIF-01 a change that cannot be saved is undone', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given({ excludedWords: ['sales'] });
    service.refuse = { errorType: 'Conflict', message: 'Somebody was quicker.' };
    await keys.click(screen.getByRole('button', { name: 'sales. Click To Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'sales. Click To Delete' })).toBeTruthy());
  });

  test.each([
    ['…!', [], 'Please write at least a letter or a digit.'],
    ['x'.repeat(101), [], 'This is too long: at most 100 characters.'],
    ['new', Array.from({ length: 50 }, (_, n) => `word ${n}`), 'At most 50. Delete one to add another.'],
    ['<b>東京</b>', [], undefined],
  ])('“%s” is judged as the service would', (phrase, known, says) => {
    expect(whyNotAdded(phrase, known)).toBe(says);
  });
});

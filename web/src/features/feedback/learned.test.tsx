/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../account/testing/account-of.ts';
import { givenService, showTo } from '../account/testing/given-account.tsx';
import { Learned } from './components/learned.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const entry = (id: string, words: string) => ({
  id,
  at: '2026-06-01T12:00:00.000Z',
  jobID: `job-${id}`,
  alert: `${id} at Larkspur`,
  words,
});
const learned = [entry('one', 'Leave out senior jobs'), entry('two', 'Leave out jobs at Acme')];

test('LEARN-01 what was learned is listed with its date and alert, newest first, and undone by one tap', async () => {
  const service = givenService(accountOf({ learned }));
  showTo(service, <Learned />);
  const section = screen.getByRole('region', { name: 'Learned from your answers' });
  const [newest, oldest] = within(section).getAllByRole('listitem');
  expect(newest?.textContent).toContain('Leave out jobs at AcmeJun 1, 2026, after two at Larkspur');
  expect(oldest?.textContent).toContain('Leave out senior jobs');
  // when
  await userEvent.click(within(section).getByRole('button', { name: 'Undo Leave out jobs at Acme' }));
  // then
  expect(screen.getByRole('status').textContent).toBe('Undone: Leave out jobs at Acme.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo Leave out senior jobs' }));
  await waitFor(() =>
    expect(
      service.requests.filter(({ operation }) => operation === 'unlearn').map(({ input }) => input),
    ).toEqual([{ email: 'ada@mail.example', id: 'two' }]),
  );
});

test('LEARN-01 nothing is shown until something was learned', () => {
  showTo(givenService(accountOf()), <Learned />);
  expect(screen.queryByRole('region')).toBeNull();
});

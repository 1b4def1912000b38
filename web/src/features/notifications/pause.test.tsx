/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { Pause } from './components/pause.tsx';
import { PausedNote } from './components/paused-note.tsx';

const email = 'ada@mail.example';
let service: FakeService;

function given(part: ReactNode, pausedUntil: Account['alertSettings']['pausedUntil'] = '') {
  const account = accountOf();
  service = givenService({ ...account, alertSettings: { ...account.alertSettings, pausedUntil } });
  showTo(service, part);
  return userEvent.setup();
}
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);

describe('MATCH-05 a pause of all alerts', () => {
  test('lasts two weeks, says until when, and is ended by the same button', async () => {
    const keys = given(<Pause />);
    await keys.click(screen.getByRole('button', { name: 'Pause for two weeks' }));
    const resume = await screen.findByRole('button', { name: 'Resume now' });
    expect(document.activeElement).toBe(resume);
    const end = Date.parse(/"pausedUntil":"([^"]+)"/.exec(JSON.stringify(saved()))?.[1] ?? '');
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(14);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(end);
    expect(screen.getByRole('status').textContent).toContain(`Alerts are paused until ${day}.`);
    await keys.click(resume);
    await screen.findByRole('button', { name: 'Pause for two weeks' });
    expect(saved()[1]).toEqual({ email, alertSettings: { pausedUntil: '' } });
  });

  test('is noted in the settings, where it can be ended', async () => {
    const keys = given(<PausedNote />, new Date(Date.now() + 86_400_000).toISOString());
    await keys.click(screen.getByRole('button', { name: 'Resume now' }));
    await waitFor(() => expect(screen.queryByText(/paused until/)).toBeNull());
    expect(saved()).toEqual([{ email, alertSettings: { pausedUntil: '' } }]);
  });

  test.each(['', '2020-01-01T00:00:00.000Z', null])('that has ended is not noted: %j', (pausedUntil) => {
    given(<PausedNote />, pausedUntil);
    expect(screen.queryByText(/paused/)).toBeNull();
  });
});

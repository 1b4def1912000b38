/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Hours } from './components/hours.tsx';
import { bundlingOptions, messageOptions } from './message-options.ts';
import { browserZone, isSameTime, timeInZone, zoneOptions } from './time-zones.ts';

const email = 'ada@mail.example';
let service: FakeService;

const given = (settings: Partial<Account['alertSettings']> = {}, timeZone = browserZone()) => {
  const account = accountOf();
  service = givenService({
    ...account,
    alertSettings: { ...account.alertSettings, ...settings },
    userPrefs: { ...account.userPrefs, timeZone },
  });
  showTo(service, <Hours />);
  return userEvent.setup();
};
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (name: string) => choice(name).selectedOptions[0]?.textContent;
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('alert timing', () => {
  test('NOTIF-01 shows grouping, messages per day and digest in words, and saves each change on its own', async () => {
    const keys = given();
    expect(chosen('Group alerts')).toBe('Within 10 minutes');
    expect(chosen('Messages per day')).toBe('12 messages, then a digest');
    await keys.selectOptions(choice('Group alerts'), 'Within 4 hours');
    await keys.selectOptions(choice('Messages per day'), 'Daily digest only');
    expect(chosen('Messages per day')).toBe('Daily digest only');
    fireEvent.change(time('Daily digest at'), { target: { value: '07:30' } });
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, alertSettings: { foldMinutes: 240 } },
        { email, alertSettings: { messagesADay: 0 } },
        { email, alertSettings: { digestAt: '07:30' } },
      ]),
    );
  });

  test('NOTIF-01 quiet hours are off until they are set, and an incomplete time is not saved', async () => {
    const keys = given();
    expect(screen.queryByLabelText('Quiet from')).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Set quiet hours' }));
    expect([time('Quiet from').value, time('Quiet until').value]).toEqual(['22:00', '07:00']);
    fireEvent.change(time('Quiet from'), { target: { value: '' } });
    expect(time('Quiet from').value).toBe('');
    fireEvent.blur(time('Quiet from'));
    expect(time('Quiet from').value).toBe('22:00');
    fireEvent.change(time('Quiet from'), { target: { value: '07:00' } });
    await screen.findByText(/so quiet hours are off/);
    await keys.click(screen.getByRole('button', { name: 'Remove quiet hours' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, alertSettings: { quietFrom: '22:00', quietTo: '07:00' } },
        { email, alertSettings: { quietFrom: '07:00' } },
        { email, alertSettings: { quietFrom: '', quietTo: '' } },
      ]),
    );
  });

  test('NOTIF-01 offers the browser’s time zone if it differs, and takes it with one click', async () => {
    const keys = given({}, 'Pacific/Kiritimati');
    expect(chosen('Time zone')).toBe('Pacific/Kiritimati');
    await keys.click(screen.getByRole('button', { name: /^Use / }));
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await waitFor(() => expect(saved()).toEqual([{ email, userPrefs: { timeZone: browserZone() } }]));
    await keys.selectOptions(choice('Time zone'), 'America/New_York');
    await waitFor(() => expect(saved()).toHaveLength(2));
  });

  test('NOTIF-01 a change that cannot be saved is rolled back with a toast', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given();
    service.changeError = { errorType: 'BadInput', message: 'Between 0 and 50 messages a day.' };
    await keys.selectOptions(choice('Messages per day'), 'Daily digest only');
    await waitFor(() => expect(chosen('Messages per day')).toBe('12 messages, then a digest'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({ description: 'Between 0 and 50 messages a day.' }),
    );
  });

  test('a current value outside the choices is listed among them', () => {
    expect(bundlingOptions(45).map(({ value }) => value)).toEqual([0, 10, 30, 45, 60, 240]);
    expect(messageOptions(5).map(({ value }) => value)).toEqual([0, 1, 3, 5, 6, 12, 24, 50]);
    expect(zoneOptions('US/Eastern')).toEqual(expect.arrayContaining(['US/Eastern', 'UTC', 'Europe/Paris']));
    expect([timeInZone('Nowhere/None', 0), timeInZone('UTC', 0)]).toEqual(['', '12:00 AM']);
    expect(isSameTime('Asia/Calcutta', 'Asia/Kolkata', 0)).toBe(true);
  });
});

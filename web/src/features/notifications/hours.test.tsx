/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf, type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Hours } from './components/hours.tsx';
import { foldOptions, messageOptions } from './pace.ts';
import { browserZone, isSameTime, timeIn, zoneOptions } from './zones.ts';

const fetchBefore = globalThis.fetch;
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
  service.asked.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (name: string) => choice(name).selectedOptions[0]?.textContent;
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
});

describe('the hours of alerts', () => {
  test('NOTIF-01 fold, messages a day and digest are said in words, and each change is saved alone', async () => {
    const keys = given();
    expect(chosen('Jobs that share a message')).toBe('Those within 10 minutes');
    expect(chosen('Messages a day')).toBe('12 messages, then a digest');
    await keys.selectOptions(choice('Jobs that share a message'), 'Those within 4 hours');
    await keys.selectOptions(choice('Messages a day'), 'Only a daily digest');
    expect(chosen('Messages a day')).toBe('Only a daily digest');
    fireEvent.change(time('Digest at'), { target: { value: '07:30' } });
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, alertSettings: { foldMinutes: 240 } },
        { email, alertSettings: { messagesADay: 0 } },
        { email, alertSettings: { digestAt: '07:30' } },
      ]),
    );
  });

  test('NOTIF-01 there are no quiet hours until they are set; a half-written time is not saved', async () => {
    const keys = given();
    expect(screen.queryByLabelText('Quiet from')).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Set quiet hours' }));
    expect([time('Quiet from').value, time('Quiet until').value]).toEqual(['22:00', '07:00']);
    fireEvent.change(time('Quiet from'), { target: { value: '' } });
    expect(time('Quiet from').value).toBe('');
    fireEvent.blur(time('Quiet from'));
    expect(time('Quiet from').value).toBe('22:00');
    fireEvent.change(time('Quiet from'), { target: { value: '07:00' } });
    await screen.findByText(/so nothing is quiet/);
    await keys.click(screen.getByRole('button', { name: 'Remove quiet hours' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, alertSettings: { quietFrom: '22:00', quietTo: '07:00' } },
        { email, alertSettings: { quietFrom: '07:00' } },
        { email, alertSettings: { quietFrom: '', quietTo: '' } },
      ]),
    );
  });

  test('NOTIF-01 another clock than this browser’s is said, and one press takes the browser’s', async () => {
    const keys = given({}, 'Pacific/Kiritimati');
    expect(chosen('Time zone')).toBe('Pacific/Kiritimati');
    await keys.click(screen.getByRole('button', { name: /^Use / }));
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await waitFor(() => expect(saved()).toEqual([{ email, userPrefs: { timeZone: browserZone() } }]));
    await keys.selectOptions(choice('Time zone'), 'America/New_York');
    await waitFor(() => expect(saved()).toHaveLength(2));
  });

  test('NOTIF-01 a change that cannot be saved is undone, and a sentence says so', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given();
    service.refuse = { errorType: 'BadInput', message: 'Between 0 and 50 messages a day.' };
    await keys.selectOptions(choice('Messages a day'), 'Only a daily digest');
    await waitFor(() => expect(chosen('Messages a day')).toBe('12 messages, then a digest'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({ description: 'Between 0 and 50 messages a day.' }),
    );
  });

  test('a setting that is none of the choices stands among them', () => {
    expect(foldOptions(45).map(({ value }) => value)).toEqual([0, 10, 30, 45, 60, 240]);
    expect(messageOptions(5).map(({ value }) => value)).toEqual([0, 1, 3, 5, 6, 12, 24, 50]);
    expect(zoneOptions('US/Eastern')).toEqual(expect.arrayContaining(['US/Eastern', 'UTC', 'Europe/Paris']));
    expect([timeIn('Nowhere/None', 0), timeIn('UTC', 0)]).toEqual(['', '12:00 AM']);
    expect(isSameTime('Asia/Calcutta', 'Asia/Kolkata', 0)).toBe(true);
  });
});

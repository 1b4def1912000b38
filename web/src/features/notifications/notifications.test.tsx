/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Notifications } from './components/notifications.tsx';

let service: FakeService;

const given = (
  stated: Partial<Omit<Account, 'userPrefs'>> = {},
  prefs: Partial<Account['userPrefs']> = {},
) => {
  const account = accountOf(stated);
  service = givenService({ ...account, userPrefs: { ...account.userPrefs, ...prefs } });
  showTo(service, <Notifications />);
  return userEvent.setup();
};
const verified = { phone: '+15125550100', phoneVerified: true };
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const email = 'ada@mail.example';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the notifications page', () => {
  test('NOTIF-01 shows the saved channels, places with a map pin, remote and job type', () => {
    given(verified, { notifyText: true, textState: 'active', preferredJobType: 'Co' });
    expect(toggle('Email alerts').checked).toBe(true);
    expect(toggle('Text alerts').checked).toBe(true);
    expect(screen.getByText('To ada@mail.example')).toBeTruthy();
    expect(screen.getByText('To (512) 555 - 0100, up to 10 a day')).toBeTruthy();
    const place = screen.getByRole('button', { name: 'Austin, TX. Click To Delete' });
    expect(place.querySelector('.lucide-map-pin')).not.toBeNull();
    expect(toggle('Include remote jobs').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Contract' }).checked).toBe(true);
  });

  test('NOTIF-01 each change shows immediately and is saved on its own', async () => {
    const keys = given();
    await keys.click(toggle('Include remote jobs'));
    expect(toggle('Include remote jobs').checked).toBe(false);
    await keys.click(toggle('Email alerts'));
    await keys.click(screen.getByRole('checkbox', { name: 'Internship' }));
    await keys.click(screen.getByRole('checkbox', { name: 'Internship' }));
    await keys.click(screen.getByRole('button', { name: 'Austin, TX. Click To Delete' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, userPrefs: { includeRemote: false } },
        { email, userPrefs: { notifyEmail: false } },
        { email, userPrefs: { preferredJobType: 'In' }, criteria: { jobTypes: [] } },
        { email, userPrefs: { preferredJobType: null }, criteria: { jobTypes: [] } },
        { email, locations: [{ city: '', state: '', country: 'US' }] },
      ]),
    );
    expect(screen.getByText(/With all of these off, we can't alert you/)).toBeTruthy();
  });

  test('NOTIF-01 a change that cannot be saved is rolled back with a toast', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given();
    service.changeError = { errorType: 'Conflict', message: 'This was changed somewhere else.' };
    await keys.click(toggle('Email alerts'));
    await waitFor(() => expect(toggle('Email alerts').checked).toBe(true));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't save your change",
        description: 'This was changed somewhere else.',
        isOpen: true,
        variant: 'destructive',
      }),
    );
  });

  test.each([
    ['no phone', { phone: '' }, 'Add your phone in settings to get texts.'],
    ['an unverified phone', {}, 'Verify (512) 555 - 0100 in settings to get texts.'],
  ])('NOTIF-02 with %s, turning texts on opens a dialog that links to settings', async (_, phone, says) => {
    const keys = given(phone);
    expect(screen.getByText(says)).toBeTruthy();
    await keys.click(toggle('Text alerts'));
    const dialog = screen.getByRole('dialog', { name: 'Verify your phone first' });
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/profile/settings');
    await keys.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([toggle('Text alerts').checked, saved()]).toEqual([false, []]);
  });

  test('NOTIF-02 texts turn on with a verified phone, and off when the phone is no longer verified', async () => {
    const keys = given(verified, { textState: 'active' });
    await keys.click(toggle('Text alerts'));
    await waitFor(() => expect(saved()).toEqual([{ email, userPrefs: { notifyText: true } }]));
    cleanup();
    given({ phoneVerified: false }, { notifyText: true });
    expect(toggle('Text alerts').checked).toBe(false);
  });

  test.each([
    [
      'emailState',
      'bounced',
      /^Mail to ada@mail.example bounced, so we stopped sending\. .+ turn this off and on/,
    ],
    ['emailState', 'complained', /marked as spam, so we stopped sending\. .+ turn this off and on/],
    ['emailState', 'unverified', /^ada@mail.example isn't verified yet\. Enter the code/],
    [
      'textState',
      'bounced',
      /^Texts to \(512\) 555 - 0100 aren't getting through\. Check the number in settings/,
    ],
    ['textState', 'complained', /^You replied STOP.+ Reply START/],
  ])('NOTIF-01 %s %s shows what happened and what to do', (channel, state, says) => {
    given(verified, { notifyText: true, textState: 'active', [channel]: state });
    expect(screen.getByText(says)).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../service/testing/fake-graphql.ts';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { showTo } from '../account/testing/given-account.tsx';
import { useAccount } from '../account/use-account.ts';
import { leaveDevice } from '../push/leave-device.ts';
import { fakeBrowser } from '../push/testing/fake-browser.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { PushSwitch } from './components/push-switch.tsx';

const HERE = 'https://push.example/here';
const NEW = 'https://push.example/new';
const email = 'ada@mail.example';

let browser: ReturnType<typeof fakeBrowser>;
let account: Account;
const changes: unknown[] = [];

const TheSwitch = () => <PushSwitch account={useAccount()} />;
const given = (...endpoints: string[]) => {
  account = accountOf({ pushDevices: endpoints.map((endpoint) => ({ endpoint })) });
  showTo({ account }, <TheSwitch />);
  return userEvent.setup();
};
const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Push notifications on this device' });

beforeEach(() => {
  browser = fakeBrowser();
  changes.length = 0;
  fakeGraphQL(async ({ operation, input }) => {
    if (operation === 'pushKey') {
      // The prompt came first: browsers show it only right after the click.
      expect(browser.asked).toBe(1);
      return { data: { pushKey: 'our key' } };
    }
    changes.push(input);
    const pushDevices = input['keys'] ? [{ endpoint: String(input['endpoint']) }] : [];
    return { data: { setPushDevice: { ...account, pushDevices } } };
  });
});
afterEach(() => {
  browser.remove();
  jest.restoreAllMocks();
});

describe('NOTIF-01 push notifications on this device', () => {
  test('are asked for by a click only, and turned on with the site’s key', async () => {
    const keys = given('https://push.example/elsewhere');
    await screen.findByText('Off, on in 1 other browser');
    expect([browser.asked, toggle().checked]).toEqual([0, false]);
    await keys.click(toggle());
    await waitFor(() => expect([toggle().checked, toggle().disabled]).toEqual([true, false]));
    expect(browser).toMatchObject({ asked: 1, key: 'our key', endpoint: NEW });
    expect(changes).toEqual([{ email, endpoint: NEW, keys: { p256dh: 'p', auth: 'a' } }]);
  });

  test('are turned off in the account and in the browser', async () => {
    Object.assign(browser, { permission: 'granted', endpoint: HERE });
    const keys = given(HERE);
    await screen.findByText('On');
    await keys.click(toggle());
    await screen.findByText('Off');
    expect([browser.endpoint, changes]).toEqual([null, [{ email, endpoint: HERE }]]);
  });

  test('of another person in this browser are off, and are ended when turned on', async () => {
    Object.assign(browser, { permission: 'granted', endpoint: HERE });
    const keys = given();
    await screen.findByText('Off');
    await keys.click(toggle());
    await waitFor(() => expect(toggle().checked).toBe(true));
    expect(browser.endpoint).toBe(NEW);
  });

  test('that the person denies show how to allow them', async () => {
    browser.answer = 'denied';
    const keys = given();
    await screen.findByText('Off');
    await keys.click(toggle());
    await screen.findByText(/^Your browser blocks notifications from Daybreak\. Allow them/);
    expect([toggle().checked, toggle().disabled, changes]).toEqual([false, true, []]);
  });

  test('stay off if the person dismisses the prompt, and a toast says what to do', async () => {
    browser.answer = 'default';
    const keys = given();
    await screen.findByText('Off');
    await keys.click(toggle());
    await waitFor(() => expect(toastStore.read()[0]?.title).toBe('Push notifications are still off'));
    await waitFor(() => expect([toggle().checked, toggle().disabled, changes]).toEqual([false, false, []]));
  });

  test('stay off with a toast if the push service can’t be reached', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    browser.error = new DOMException('Registration failed', 'AbortError');
    const keys = given();
    await screen.findByText('Off');
    await keys.click(toggle());
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't turn on push notifications",
        description: "Your browser couldn't reach its push service. Check your connection and try again.",
      }),
    );
    await waitFor(() => expect([toggle().checked, toggle().disabled]).toEqual([false, false]));
  });

  test('can’t be turned on in a browser without them, and say so', async () => {
    browser.remove();
    given();
    await screen.findByText(/^This browser doesn't support push notifications\. Current versions of Chrome/);
    expect(toggle().disabled).toBe(true);
  });

  test('need the Home Screen on an iPhone', async () => {
    browser.remove();
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    given();
    await screen.findByText(/^On iPhone and iPad, first tap Share, then Add to Home Screen/);
    Reflect.deleteProperty(navigator, 'standalone');
  });

  test('end in this browser when the person logs out', async () => {
    Object.assign(browser, { permission: 'granted', endpoint: HERE });
    account = accountOf();
    await leaveDevice(email);
    await leaveDevice(email);
    expect([browser.endpoint, changes]).toEqual([null, [{ email, endpoint: HERE }]]);
  });
});

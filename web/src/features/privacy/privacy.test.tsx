/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../service/query-client.ts';
import {
  failedWith,
  fakeGraphQL,
  type GraphQLError,
  type GraphQLRequest,
} from '../../service/testing/fake-graphql.ts';
import { accountQuery } from '../account/account-query.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { setSession } from '../session/session.ts';
import { toastStore } from '../toasts/toast-store.ts';

const email = 'ada@mail.example';
const EXPORT = 'https://files.example/exports/ada.json?signed';
const logOut = jest.fn<() => void>();
let confirmed: [email: string, password: string][];
jest.unstable_mockModule('../identity/identity.ts', () => ({
  resendCode: async () => undefined,
  confirmPassword: async (...given: [email: string, password: string]) => void confirmed.push(given),
}));
let PrivacySettings: typeof import('./components/privacy-settings.tsx')['PrivacySettings'];
beforeAll(async () => {
  ({ PrivacySettings } = await import('./components/privacy-settings.tsx'));
});
let requests: GraphQLRequest[];
let error: GraphQLError | null;
let openedLinks: string[];

beforeEach(() => {
  [requests, error, openedLinks, confirmed] = [[], null, [], []];
  fakeGraphQL((request) => {
    requests.push(request);
    return error === null ? { data: { exportMyData: EXPORT, deleteAccount: true } } : failedWith(error);
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    openedLinks.push(this.href);
  });
  const user = { email, firstName: 'Ada', matches: 10, isSubscribed: false };
  setSession({ state: 'user', user, logOut, subscribe: async () => undefined });
});

afterEach(() => {
  jest.restoreAllMocks();
  logOut.mockReset();
  setSession({ state: 'visitor' });
});

const given = () => {
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, accountOf({ email }));
  render(
    <QueryClientProvider client={client}>
      <PrivacySettings />
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (typed: string) => {
  const line = screen.getByLabelText(`Type ${email} to confirm`);
  fireEvent.change(line, { target: { value: typed } });
  fireEvent.submit(line);
};
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);

describe('account rights', () => {
  test('API-03 Download my data opens the file’s link', async () => {
    given();
    press('Download my data');
    await waitFor(() => expect(openedLinks).toEqual([EXPORT]));
    expect(toast()).toMatchObject({ title: 'Your download has started' });
    expect(requests[0]?.input).toEqual({ email });
  });

  test('shows why a download failed', async () => {
    error = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    given();
    press('Download my data');
    await waitFor(() => expect(toast()).toMatchObject({ description: 'Please try again in a minute.' }));
    expect(openedLinks).toEqual([]);
  });

  test.each(['', 'bob@mail.example', `${email} `.slice(1)])('typing %j deletes nothing', async (typed) => {
    given();
    press('Delete my account');
    confirm(typed);
    await screen.findByText("That doesn't match your account's email address.");
    expect(requests).toEqual([]);
    expect(logOut).not.toHaveBeenCalled();
  });

  test('typing the e-mail in any case deletes the account and signs out', async () => {
    given();
    press('Delete my account');
    confirm(' ADA@mail.example ');
    await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
    expect(requests[0]?.input).toEqual({ email, confirmation: 'ADA@mail.example' });
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Your account was deleted' }));
  });

  test.each([
    ['Download my data', 'exportMyData'],
    ['Delete my account', 'deleteAccount'],
  ])('PRIV-01 %s asks for the password again after a while, and then goes on', async (button, field) => {
    error = { errorType: 'NeedsLogin', message: 'You logged in a while ago.' };
    given();
    press(button);
    if (field === 'deleteAccount') confirm(email);
    const password = await screen.findByLabelText('Password');
    error = null;
    fireEvent.change(password, { target: { value: 'a password' } });
    fireEvent.submit(password);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(confirmed).toEqual([[email, 'a password']]);
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(requests.map(({ operation }) => operation === field)).toEqual([true, true]);
  });

  test('shows why a deletion failed and stays signed in', async () => {
    error = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    given();
    press('Delete my account');
    confirm(email);
    await screen.findByText('Please try again in a minute.');
    expect(logOut).not.toHaveBeenCalled();
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '../../service/failure.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { aSubscription } from './testing/a-subscription.ts';
import { cleanUp, fakePaymentService, renderSubscription } from './testing/render-subscription.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const button = (name: string) => screen.queryByRole('button', { name });
const toast = () => toastStore.read().find(({ isOpen }) => isOpen)?.title;
const given = (stated: Parameters<typeof aSubscription>[0]) =>
  fakePaymentService({ activeSubscription: aSubscription(stated) });
const unavailable = { errorType: 'Unavailable', message: 'The payment provider is not answering.' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanUp);

describe('the subscription page', () => {
  test('SUB-01 without a subscription offers both plans', async () => {
    const { subscribe } = renderSubscription(fakePaymentService());
    screen.getByText('No subscriptions active.');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Monthly',
      'Annual',
    ]);
    expect(button('Cancel Subscription')).toBeNull();
    press('Start Monthly subscription');
    await act(async () => undefined);
    expect(subscribe.mock.calls).toEqual([['MONTHLY']]);
    await screen.findByText('No receipts found.');
  });

  test('SUB-01 the annual plan opens the annual checkout', async () => {
    const { subscribe } = renderSubscription(fakePaymentService());
    press('Start Annual subscription');
    await act(async () => undefined);
    expect(subscribe.mock.calls).toEqual([['YEARLY']]);
  });

  test('SUB-01 a second click on either plan opens no second checkout', async () => {
    const { subscribe } = renderSubscription(fakePaymentService());
    for (const name of [
      'Start Monthly subscription',
      'Start Monthly subscription',
      'Start Annual subscription',
    ])
      press(name);
    await act(async () => undefined);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  test('SUB-01 a failed checkout says why and can be retried', async () => {
    const { subscribe } = renderSubscription(fakePaymentService());
    subscribe.mockRejectedValueOnce(new Failure('Unavailable', unavailable.message));
    press('Start Monthly subscription');
    await screen.findByText(unavailable.message);
    expect(button('Start Monthly subscription')?.getAttribute('aria-busy')).toBe('false');
    press('Start Monthly subscription');
    await act(async () => undefined);
    expect(subscribe).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(unavailable.message)).toBeNull();
  });

  test('SUB-01 the button works again after the browser’s Back', async () => {
    renderSubscription(fakePaymentService());
    press('Start Monthly subscription');
    await act(async () => undefined);
    expect(screen.getByLabelText('Please wait')).toBeTruthy();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.queryByLabelText('Please wait')).toBeNull();
    expect(button('Start Monthly subscription')?.getAttribute('aria-busy')).toBe('false');
  });

  test.each([
    ['MONTHLY', 'Monthly', '$4.63 / month'],
    ['YEARLY', 'Annual', '$55.63 / year'],
  ] as const)(
    'SUB-01 SUB-02 an active %s subscription shows %s and its renewal date',
    async (planInterval, name, price) => {
      renderSubscription(given({ planInterval }));
      const plan = within(screen.getByRole('region', { name: 'Your plan' }));
      expect(plan.getByText(name)).toBeTruthy();
      expect(plan.getByText('active')).toBeTruthy();
      expect(plan.getByText(price)).toBeTruthy();
      expect(plan.getByText(/^Renews on December 21st/)).toBeTruthy();
      expect(screen.queryByText('No subscriptions active.')).toBeNull();
      expect(button(`Start ${name} subscription`)).toBeNull();
      await screen.findByText('No receipts found.');
    },
  );

  test('SUB-01 API-02 canceling asks first, then shows the end date and offers to keep the subscription; a double click sends one request', async () => {
    const service = given({});
    renderSubscription(service);
    press('Cancel Subscription');
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Your alerts continue until December 21st\. Then they and Instant Apply end, and you won't be charged again\./,
    );
    press('Keep subscription');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Cancel Subscription');
    press('Yes, cancel');
    press('Yes, cancel');
    await screen.findByText('canceled');
    await waitFor(() => expect(toast()).toBe('Subscription successfully cancelled.'));
    expect(screen.getByText(/^Ends on December 21st/)).toBeTruthy();
    expect(button('Cancel Subscription')).toBeNull();
    const { email } = service.account;
    expect(service.requests.filter(({ operation }) => operation === 'cancelSubscription')).toEqual([
      { operation: 'cancelSubscription', input: { email } },
    ]);
    await waitFor(() => expect(service.requests.map(({ operation }) => operation)).toContain('getUser'));
    press('Keep subscription');
    await screen.findByText('active');
    expect(button('Cancel Subscription')).toBeTruthy();
  });

  test('SUB-01 a failed cancellation says why', async () => {
    const service = given({});
    service.errors = { cancelSubscription: unavailable };
    renderSubscription(service);
    press('Cancel Subscription');
    press('Yes, cancel');
    expect((await screen.findByText(unavailable.message)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('active')).toBeTruthy();
    expect(button('Yes, cancel')?.getAttribute('aria-busy')).toBe('false');
  });

  test('SUB-01 the plan changes after a dialog with its price', async () => {
    const service = given({});
    renderSubscription(service);
    press('Change to Annual');
    const dialog = within(screen.getByRole('dialog', { name: 'Change to Annual' }));
    dialog.getByText('$55.63');
    expect(service.requests.map(({ operation }) => operation)).not.toContain('changePlan');
    service.errors = { changePlan: { errorType: 'Conflict', message: 'The payment was declined.' } };
    fireEvent.click(dialog.getByRole('button', { name: 'Change to Annual' }));
    await dialog.findByText('The payment was declined.');
    service.errors = {};
    fireEvent.click(dialog.getByRole('button', { name: 'Change to Annual' }));
    await screen.findByText('Annual');
    expect(screen.queryByRole('dialog')).toBeNull();
    const { email } = service.account;
    expect(service.requests.filter(({ operation }) => operation === 'changePlan').at(-1)?.input).toEqual({
      email,
      planInterval: 'YEARLY',
    });
    expect(button('Change to Monthly')).toBeTruthy();
  });

  test('SUB-01 leaving the annual plan says what becomes of the money and what ends', async () => {
    renderSubscription(
      given({ planInterval: 'YEARLY', currentPeriodEnd: Date.parse('2027-11-21T12:00Z') / 1000 }),
    );
    press('Change to Monthly');
    expect(screen.getByRole('dialog').textContent).toMatch(
      /About \$55\.63 of unused time becomes credit for the months to come\. New cover letters and resume analyses end now\./,
    );
    press('Keep Annual');
    press('Cancel Subscription');
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Your alerts continue until November 21st, 2027\./,
    );
    await screen.findByText('No receipts found.');
  });

  test('SUB-04 the card is changed on the payment provider’s page, which may not open', async () => {
    const service = given({});
    service.errors = { createPortalSession: unavailable };
    renderSubscription(service);
    press('Change card');
    await waitFor(() => expect(toast()).toBe("Couldn't open the page"));
    expect(button('Change card')?.getAttribute('aria-busy')).toBe('false');
  });

  test('SUB-04 a past-due subscription says what to do and can be canceled', async () => {
    renderSubscription(given({ status: 'past_due', currentPeriodEnd: Date.now() / 1000 }));
    expect(screen.getByText('past due')).toBeTruthy();
    screen.getByText(
      /^Your last payment didn't go through\. You'll keep getting alerts until .*try your card again/,
    );
    expect(button('Cancel Subscription')).toBeTruthy();
    expect(button('Change to Annual')).toBeNull();
    await screen.findByText('No receipts found.');
  });

  test('SUB-01 an ended subscription is shown, and a new one can be started', async () => {
    renderSubscription(given({ status: 'canceled' }));
    expect(screen.getByText('No subscriptions active.')).toBeTruthy();
    expect(screen.getByText('Ended on December 21st.')).toBeTruthy();
    expect(button('Start Monthly subscription')).toBeTruthy();
    await screen.findByText('No receipts found.');
  });
});

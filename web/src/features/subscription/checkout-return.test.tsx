/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { aReceipt, aSubscription } from './testing/a-subscription.ts';
import { cleanUp, fakePaymentService, renderSubscription } from './testing/render-subscription.tsx';

const WAITING = 'Confirming your payment…';
const LEFT = "Checkout canceled. You weren't charged.";

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const start = () => screen.queryByRole('button', { name: 'Start Monthly subscription' });
const toast = () => toastStore.read().find(({ isOpen }) => isOpen)?.title;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});
afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

describe('returning from checkout', () => {
  test('SUB-01 after payment, waits for confirmation, prevents a second payment and then shows the subscription', async () => {
    const service = fakePaymentService();
    const { location } = renderSubscription(service, 'checkout=done');
    expect(screen.getByText(WAITING).closest('[role=status]')).not.toBeNull();
    expect(start()).toBeNull();
    expect(screen.queryByText('No subscriptions active.')).toBeNull();
    await pass(6000);
    screen.getByText(WAITING);
    service.account = { ...service.account, activeSubscription: aSubscription() };
    service.receipts = [[aReceipt('2026-11-21T12:00:00Z')]];
    await pass(3000);
    screen.getByText('active');
    screen.getByText('Renews on December 21st.');
    expect(screen.queryByText(WAITING)).toBeNull();
    expect(toast()).toBe('Thank you. Your subscription is active.');
    expect(location.history.at(-1)).toBe('/profile/subscription');
    await pass(0);
    screen.getByRole('link', { name: /^Receipt for/ });
    const looks = service.requests.filter(({ operation }) => operation === 'getUser').length;
    await pass(60_000);
    expect(service.requests.filter(({ operation }) => operation === 'getUser')).toHaveLength(looks);
  });

  test('SUB-01 a late payment says so and can be checked again', async () => {
    const service = fakePaymentService();
    renderSubscription(service, 'checkout=done');
    await pass(121_000);
    screen.getByText(/^Your payment hasn't been confirmed yet\./);
    expect(start()).not.toBeNull();
    const looks = service.requests.length;
    await pass(30_000);
    expect(service.requests).toHaveLength(looks);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    screen.getByText(WAITING);
    service.account = { ...service.account, activeSubscription: aSubscription() };
    await pass(3000);
    screen.getByText('active');
  });

  test('SUB-01 keeps waiting if a poll fails', async () => {
    const service = fakePaymentService();
    service.errors = { getUser: { errorType: 'Unavailable', message: 'Busy.' } };
    renderSubscription(service, 'checkout=done');
    await pass(20_000);
    screen.getByText(WAITING);
    service.errors = {};
    service.account = { ...service.account, activeSubscription: aSubscription() };
    await pass(20_000);
    screen.getByText('active');
  });

  test('SUB-01 a canceled checkout says that nothing was charged', async () => {
    const service = fakePaymentService();
    renderSubscription(service, 'checkout=left');
    screen.getByText(LEFT);
    expect(start()).not.toBeNull();
    await pass(10_000);
    expect(service.requests.map(({ operation }) => operation)).toEqual(['listUserReceipts']);
  });

  test.each(['done', 'left', 'other', ''])(
    'SUB-01 the address with checkout=%s changes nothing for a subscriber',
    async (checkout) => {
      const service = fakePaymentService({ activeSubscription: aSubscription() });
      renderSubscription(service, `checkout=${checkout}`);
      await pass(10_000);
      screen.getByText('active');
      expect(screen.queryByText(WAITING) ?? screen.queryByText(LEFT) ?? toast()).toBeUndefined();
      expect(service.requests.map(({ operation }) => operation)).toEqual(['listUserReceipts']);
    },
  );
});

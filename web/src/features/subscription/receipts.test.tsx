/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aReceipt } from './testing/a-subscription.ts';
import { cleanUp, fakePaymentService, renderSubscription } from './testing/render-subscription.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanUp);

describe('receipts', () => {
  test('SUB-02 API-01 are listed by month with amount and link, and load more', async () => {
    const service = fakePaymentService();
    service.receipts = [
      [aReceipt('2026-03-20T12:00:00Z'), aReceipt('2026-02-10T12:00:00Z', '$4.63, refunded')],
      [aReceipt('2026-01-10T12:00:00Z')],
    ];
    renderSubscription(service);
    screen.getByText('Loading your receipts');
    await screen.findByText('February 2026');
    const link = screen.getByRole('link', { name: 'Receipt for February 2026, in a new tab' });
    expect(link.getAttribute('href')).toBe('https://pay.example/receipts/2026-02-10');
    expect(link.getAttribute('rel')).toContain('noopener');
    const rows = within(screen.getByRole('list', { name: 'Receipts' })).getAllByRole('listitem');
    expect(rows[0]?.textContent?.replaceAll(/\s/gu, ' ')).toContain(
      'March – April 2026Paid on March 20th$4.63',
    );
    expect(rows[1]?.textContent).toContain('$4.63, refunded');
    press('Show more');
    await screen.findByText('January 2026');
    expect(button('Show more')).toBeNull();
  });

  test('SUB-02 of a year show what they pay for, and years that are not this one', async () => {
    const service = fakePaymentService();
    const periodStart = Date.parse('2025-11-28T12:00Z') / 1000;
    const periodEnd = Date.parse('2026-11-28T12:00Z') / 1000;
    service.receipts = [[{ ...aReceipt('2025-11-28T12:00:00Z', '$55.63'), periodStart, periodEnd }]];
    renderSubscription(service);
    await screen.findByText('November 28, 2025 – November 28, 2026');
    screen.getByText('Paid on November 28th, 2025');
  });

  test('SUB-02 that do not load say so and can be retried', async () => {
    const service = fakePaymentService();
    service.errors = { listUserReceipts: { errorType: 'Forbidden', message: 'Not yours.' } };
    renderSubscription(service);
    await screen.findByText('Not yours.');
    service.errors = {};
    press('Try again');
    await screen.findByText('No receipts found.');
  });

  test('SUB-02 without an HTTP(S) link are not shown', async () => {
    const service = fakePaymentService();
    service.receipts = [[{ ...aReceipt('2026-03-20T12:00:00Z'), receiptUrl: 'javascript:alert(1)' }]];
    jest.useFakeTimers();
    try {
      renderSubscription(service);
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.queryByRole('link')).toBeNull();
      screen.getByText("Couldn't load your receipts");
    } finally {
      jest.useRealTimers();
    }
  });

  test('SUB-02 load when back online', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    renderSubscription(fakePaymentService());
    screen.getByText("You're offline");
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('No receipts found.');
  });
});

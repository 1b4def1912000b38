/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Failure } from '../../service/failure.ts';
import { PricingPopup } from './pricing-popup.tsx';

const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the pricing pop-up', () => {
  test('PRICE-02 a visitor sees price and bullets and a link to register', () => {
    render(<PricingPopup onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Subscribe to receive job alerts' });
    expect(dialog.textContent).toContain('$4.63 / month');
    expect(bullets()).toEqual([
      'Always free to search',
      'Get early access to the latest tech jobs',
      'Every free account receives 10 free job alerts',
    ]);
    const onward = screen.getByRole('link', { name: 'Try Daybreak for free' });
    expect(onward.getAttribute('href')).toBe('/onboarding');
  });

  test('PRICE-03 a user sees the same price and other bullets, and the button starts checkout once', async () => {
    const onSubscribe = jest.fn<() => Promise<void>>(async () => undefined);
    render(<PricingPopup onClose={() => undefined} onSubscribe={onSubscribe} />);
    expect(screen.getByRole('dialog').textContent).toContain('$4.63 / month');
    expect(bullets()).toEqual([
      'Get ahead of the pack and be one of the first to know of new tech jobs',
      'Always free to search',
      'Cancel anytime',
    ]);
    const button = screen.getByRole('button', { name: 'Subscribe to receive job alerts' });
    fireEvent.click(button);
    fireEvent.click(button);
    await act(async () => undefined);
    expect(onSubscribe).toHaveBeenCalledTimes(1);
    // It stays busy until the page unloads.
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('PRICE-03 a failed checkout says why and can be retried', async () => {
    const onSubscribe = jest.fn<() => Promise<void>>();
    onSubscribe.mockRejectedValue(new Failure('Unavailable'));
    render(<PricingPopup onClose={() => undefined} onSubscribe={onSubscribe} />);
    const button = screen.getByRole('button', { name: 'Subscribe to receive job alerts' });
    fireEvent.click(button);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('Daybreak is busy right now. Please try again in a minute.');
    expect(button.getAttribute('aria-busy')).toBe('false');
    fireEvent.click(button);
    await screen.findByRole('alert');
    expect(onSubscribe).toHaveBeenCalledTimes(2);
  });
});

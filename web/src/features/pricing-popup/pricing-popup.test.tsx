/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Failure } from '../../service/failure.ts';
import { PricingPopup } from './pricing-popup.tsx';

const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the pricing pop-up', () => {
  beforeEach(() => {
    // The test's browser cannot show a modal dialog; that it is one is seen in a real browser.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close: () => undefined,
    });
  });
  afterEach(cleanup);

  test('PRICE-02 a visitor reads price and bullets, and is led to a free account', () => {
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

  test('PRICE-03 a user reads the same price and bullets of their own; the button starts the checkout', async () => {
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
    // It turns until the page is left.
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('PRICE-03 a checkout that does not open says why; the button can be pressed again', async () => {
    const onSubscribe = jest.fn<() => Promise<void>>();
    onSubscribe.mockRejectedValue(new Failure('Unavailable'));
    render(<PricingPopup onClose={() => undefined} onSubscribe={onSubscribe} />);
    const button = screen.getByRole('button', { name: 'Subscribe to receive job alerts' });
    fireEvent.click(button);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('Daybreak is very busy just now. Please try again in a minute.');
    expect(button.getAttribute('aria-busy')).toBe('false');
    fireEvent.click(button);
    await screen.findByRole('alert');
    expect(onSubscribe).toHaveBeenCalledTimes(2);
  });
});

/** @jest-environment jsdom */

import type { PlanInterval } from '@daybreak/contract/types.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Failure } from '../../service/failure.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { PlansForUser } from './components/plans-for-user.tsx';

function given(isSubscribed: boolean) {
  const subscribe = jest.fn<(interval: PlanInterval) => Promise<void>>(async () => undefined);
  const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 3, isSubscribed };
  const location = memoryLocation({ path: '/pricing', record: true });
  render(
    <Router hook={location.hook}>
      <PlansForUser session={{ state: 'user', user, logOut: () => undefined, subscribe }} />
    </Router>,
  );
  return { subscribe, location };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pricing page of a signed-in user', () => {
  test('PRICE-01 each plan opens its checkout once', async () => {
    const { subscribe } = given(false);
    press(/^Subscribe annually/);
    press(/^Subscribe monthly/);
    press(/^Subscribe annually/);
    await act(async () => undefined);
    expect(subscribe.mock.calls).toEqual([['YEARLY']]);
  });

  test('PRICE-01 a failed checkout says why', async () => {
    const { subscribe } = given(false);
    subscribe.mockRejectedValueOnce(new Failure('Conflict', 'You already have a subscription.'));
    press(/^Subscribe monthly/);
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        description: 'You already have a subscription.',
        isOpen: true,
      }),
    );
    expect(screen.queryByLabelText('Please wait')).toBeNull();
  });

  test('PRICE-01 a subscriber is sent to their subscription', () => {
    const { subscribe, location } = given(true);
    press(/^Subscribe monthly/);
    expect(location.history.at(-1)).toBe('/profile/subscription');
    expect(subscribe).not.toHaveBeenCalled();
  });
});

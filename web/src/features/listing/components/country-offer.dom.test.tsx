/** @jest-environment jsdom */
import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { setSession } from '../../session/session.ts';
import { markFirstVisit } from '../../welcome/first-visit.ts';
import { CountryOffer } from './country-offer.tsx';

let filters: Filters;

function Board({ timeZone }: { readonly timeZone: string }) {
  const [shown, change] = useState<Filters>(defaultFilters);
  filters = shown;
  return <CountryOffer query={{ filters: shown, clock: { date: '2026-06-01', timeZone } }} change={change} />;
}

const show = (timeZone = 'America/Chicago') => render(<Board timeZone={timeZone} />);
const offer = () => screen.queryByRole('button', { name: /^Show only jobs in/ });

describe('the offer of a country', () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    markFirstVisit(document.documentElement);
    setSession({ state: 'visitor' });
  });

  test('HOME-21 becomes a chip that can be removed, and then is over', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Show only jobs in the United States' }));
    expect(filters.place).toEqual({ city: '', state: '', country: 'US' });
    expect(offer()).toBeNull();
    const chip = screen.getByRole('button', { name: 'Remove United States' });
    expect(chip.textContent).toBe('In the United States');
    await userEvent.click(chip);
    expect(filters).toEqual(defaultFilters);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('HOME-21 is over once it is declined, also when the board is opened again', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Keep jobs of all places' }));
    expect(offer()).toBeNull();
    unmount();
    show();
    expect(offer()).toBeNull();
  });

  test.each<[string, () => void]>([
    ['a later visit', () => localStorage.setItem('welcome-shown', 'true')],
    ['a link to a search', () => history.replaceState(null, '', '/?jobTitle=nurse')],
  ])('HOME-21 is not made on %s', (_, given) => {
    given();
    markFirstVisit(document.documentElement);
    show();
    expect(offer()).toBeNull();
  });

  test('HOME-21 is made to visitors with a known country only', () => {
    show('UTC');
    expect(offer()).toBeNull();
    cleanup();
    show();
    expect(offer()).not.toBeNull();
    const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 10, isSubscribed: false };
    const ignore = () => undefined;
    act(() => setSession({ state: 'user', user, logOut: ignore, subscribe: async () => undefined }));
    expect(offer()).toBeNull();
  });
});

/** @jest-environment jsdom */

import type { ActiveSubscription } from '@daybreak/contract/types.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSubscription } from '../subscription/testing/a-subscription.ts';
import { aLetter, THANKS } from './testing/a-letter.ts';
import { cleanUpLetters, givenLetters, inputsOf, showLetter } from './testing/given-letters.tsx';

const given = (
  activeSubscription: ActiveSubscription | null,
  letter = null as ReturnType<typeof aLetter> | null,
) => givenLetters({ activeSubscription }, letter);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T15:05:00.000Z') });
});
afterEach(() => {
  cleanUpLetters();
  jest.useRealTimers();
});

describe('a user without the annual plan', () => {
  test.each([
    ['nothing', null],
    ['a subscription that has ended', aSubscription({ planInterval: 'YEARLY', status: 'canceled' })],
  ])('AI-02 sees the offer with %s and starts it', async (_, subscription) => {
    const { keys, subscribe } = showLetter(given(subscription));
    await screen.findByText(/^With the annual plan, we write a cover letter for this job/);
    expect(screen.queryByRole('button', { name: 'Write a cover letter' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Start Annual subscription' }));
    expect(subscribe).toHaveBeenCalledWith('YEARLY');
  });

  test('AI-02 upgrades a monthly plan in place and continues', async () => {
    const service = given(aSubscription());
    const { keys } = showLetter(service);
    await keys.click(await screen.findByRole('button', { name: 'Change to Annual' }));
    await keys.click(screen.getAllByRole('button', { name: 'Change to Annual' })[1] ?? document.body);
    await waitFor(() => expect(inputsOf(service, 'changePlan')).toMatchObject([{ planInterval: 'YEARLY' }]));
    await screen.findByRole('button', { name: 'Write a cover letter' });
  });

  test.each([
    ['has cancelled it', aSubscription({ cancelAtPeriodEnd: true })],
    ['owes a payment', aSubscription({ status: 'past_due' })],
  ])('AI-02 links to the subscription if the user %s', async (_, subscription) => {
    showLetter(given(subscription));
    const link = await screen.findByRole('link', { name: 'See your subscription' });
    expect(link.getAttribute('href')).toBe('/profile/subscription');
  });

  test('AI-02 keeps and edits an existing letter', async () => {
    showLetter(given(aSubscription(), aLetter()));
    await screen.findByText(THANKS.text);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rewrite' })).toBeNull();
    expect(screen.getByText(/^With the annual plan/)).toBeTruthy();
  });

  test('AI-02 shows the offer when the plan has just ended', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const service = given(aSubscription({ planInterval: 'YEARLY' }));
    const message = 'Cover letters come with the annual plan. You can choose it on your subscription page.';
    service.errors = { writeLetter: { errorType: 'NeedsPlan', message } };
    const { keys } = showLetter(service);
    const button = await screen.findByRole('button', { name: 'Write a cover letter' });
    service.account = { ...service.account, activeSubscription: null };
    await keys.click(button);
    await screen.findByRole('button', { name: 'Start Annual subscription' });
  });
});

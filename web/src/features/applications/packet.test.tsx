/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { anApplication, aPlace } from './testing/an-application.ts';
import {
  cleanUpApplications,
  givenApplications,
  givenWindows,
  showApplications,
} from './testing/given-applications.tsx';
import { APPLIED_AT, button, callsOf, FORM_URL, givenPacket, JOB_SEARCH } from './testing/given-packet.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanUpApplications);

describe('the application packet', () => {
  test('APPLY-01 from the mail one big press opens the form and marks the job; Undo takes the mark back', async () => {
    const { keys, service, opened } = await givenPacket();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    expect([form.getAttribute('href'), form.getAttribute('target'), form.getAttribute('rel')]).toEqual([
      FORM_URL,
      '_blank',
      'noopener',
    ]);
    await keys.click(form);
    expect(opened.map(({ url, opener }) => [url, opener])).toEqual([[FORM_URL, null]]);
    await screen.findByText(APPLIED_AT);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Open the form again/ }));
    await keys.click(button('Undo'));
    await screen.findByRole('link', { name: /^Open the application form/ });
    expect(screen.queryByText(APPLIED_AT)).toBeNull();
    expect(service.asked.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['applyToJob', 'forgetApplication']),
    );
  });

  test('APPLY-01 opening the form again marks nothing anew', async () => {
    const { keys, service, opened } = await givenPacket({ application: anApplication(1) });
    await keys.click(screen.getByRole('link', { name: /^Open the form again/ }));
    expect(opened).toHaveLength(1);
    expect(callsOf(service, 'applyToJob')).toEqual([]);
  });

  test('APPLY-01 who opens the form by the browser’s own ways gets a tab, and the job is marked', async () => {
    const { keys, service, opened } = await givenPacket();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    form.addEventListener('click', (event) => event.preventDefault());
    await keys.keyboard('{Control>}');
    await keys.click(form);
    expect(opened).toEqual([]);
    await waitFor(() => expect(callsOf(service, 'applyToJob')).toHaveLength(1));
  });

  test('APPLY-01 it can be marked without the form, and is left alone once there is a note', async () => {
    const { keys, opened } = await givenPacket();
    await keys.click(button('Just mark as applied'));
    await screen.findByText(APPLIED_AT);
    expect(opened).toEqual([]);
    cleanUpApplications();
    await givenPacket({ application: anApplication(1, { note: 'Call on Monday' }) });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your notes' }).getAttribute('href')).toBe(
      '/profile/applications',
    );
  });

  test('APPLY-01 an undo that fails says so, and the mark stays', async () => {
    const { keys, service } = await givenPacket({ application: anApplication(1) });
    service.refuse = { forgetApplication: { errorType: 'Unavailable', message: 'We are busy.' } };
    await keys.click(button('Undo'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't undo. The job is still marked as applied.",
        description: 'We are busy.',
      }),
    );
    screen.getByText(APPLIED_AT);
  });

  test('APPLY-01 where each place has its own form, the place is chosen first', async () => {
    const { keys, opened, service } = await givenPacket({
      applyUrls: [
        { place: aPlace('Austin'), url: FORM_URL },
        { place: aPlace('Waco'), url: 'https://boards.example/larkspur/2' },
      ],
    });
    screen.getByText('Each location has its own form. Where would you like to work?');
    await keys.click(screen.getByRole('link', { name: /^Waco, TX/ }));
    expect(opened.map(({ url }) => url)).toEqual(['https://boards.example/larkspur/2']);
    await waitFor(() => expect(callsOf(service, 'applyToJob')).toHaveLength(1));
  });

  test('APPLY-01 a job that has closed says so, and offers no form', async () => {
    await givenPacket({ why: 'This job has closed.', applyUrls: [], application: anApplication(1) });
    screen.getByText('This job has closed.');
    screen.getByText(APPLIED_AT);
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Just mark as applied' })).toBeNull();
  });

  test('APPLY-01 where the browser held the window back, a link is given', async () => {
    history.replaceState({ isHeldBack: true }, '');
    try {
      await givenPacket();
      screen.getByText('Your browser blocked the pop-up. Use this link to open the form.');
    } finally {
      history.replaceState(null, '');
    }
  });

  test('APPLY-01 who does not subscribe reads what it is and can subscribe; nothing is asked', async () => {
    givenWindows();
    const service = givenApplications({ activeSubscription: null });
    showApplications(service, JOB_SEARCH);
    screen.getByText(/^Instant apply comes with a subscription/);
    button('Start Monthly subscription');
    expect(screen.getByRole('link', { name: 'read the posting' }).getAttribute('href')).toBe(
      `/jobs/greenhouse%3Alarkspur%3A1`,
    );
    expect(callsOf(service, 'getApplicationPacket')).toEqual([]);
  });

  test.each([
    ['NeedsPlan', /^Instant apply comes with a subscription/],
    ['NotFound', 'This job is no longer available'],
    ['Forbidden', 'Couldn’t load your application details'],
  ])('APPLY-01 a packet refused with %s says in words what is so', async (errorType, words) => {
    givenWindows();
    const service = givenApplications();
    service.refuse = { getApplicationPacket: { errorType, message: 'A sentence of the service.' } };
    showApplications(service, JOB_SEARCH);
    await screen.findByText(words);
    expect(document.body.textContent).not.toContain(errorType);
    if (errorType !== 'Forbidden') return;
    service.refuse = {};
    button('Try again').click();
    await screen.findByText('Your details');
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  test('APPLY-01 asks on return from the form whether the person applied; Undo reverts a yes', async () => {
    const { keys, service, opened } = await givenPacket();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    expect([form.getAttribute('href'), form.getAttribute('target'), form.getAttribute('rel')]).toEqual([
      FORM_URL,
      '_blank',
      'noopener',
    ]);
    await keys.click(form);
    expect(opened.map(({ url, opener }) => [url, opener])).toEqual([[FORM_URL, null]]);
    expect(screen.queryByText('Did you apply?')).toBeNull();
    fireEvent.focus(window);
    expect(callsOf(service, 'applyToJob')).toEqual([]);
    await keys.click(button('Yes, I applied'));
    await screen.findByText(APPLIED_AT);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Open the form again/ }));
    await keys.click(button('Undo'));
    await screen.findByRole('link', { name: /^Open the application form/ });
    expect(screen.queryByText(APPLIED_AT)).toBeNull();
    expect(service.requests.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['applyToJob', 'forgetApplication']),
    );
  });

  test('APPLY-01 marks nothing after Not yet, and asks again after the next form', async () => {
    const { keys, service } = await givenPacket();
    for (const _visit of [1, 2]) {
      await keys.click(screen.getByRole('link', { name: /^Open the application form/ }));
      fireEvent(document, new Event('visibilitychange'));
      await keys.click(button('Not yet'));
      fireEvent.focus(window);
      expect(screen.queryByText('Did you apply?')).toBeNull();
    }
    expect(callsOf(service, 'applyToJob')).toEqual([]);
  });

  test('APPLY-01 opening the form again doesn’t mark the job again', async () => {
    const { keys, service, opened } = await givenPacket({ application: anApplication(1) });
    await keys.click(screen.getByRole('link', { name: /^Open the form again/ }));
    expect(opened).toHaveLength(1);
    expect(callsOf(service, 'applyToJob')).toEqual([]);
  });

  test('APPLY-01 opening the form with a modifier key opens a tab, and asks too', async () => {
    const { keys, opened } = await givenPacket();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    form.addEventListener('click', (event) => event.preventDefault());
    await keys.keyboard('{Control>}');
    await keys.click(form);
    expect(opened).toEqual([]);
    fireEvent.focus(window);
    screen.getByText('Did you apply?');
  });

  test('APPLY-01 marks the job without opening the form, and offers no Undo once there is a note', async () => {
    const { keys, opened } = await givenPacket();
    await keys.click(button('Mark as applied'));
    await screen.findByText(APPLIED_AT);
    expect(opened).toEqual([]);
    cleanUpApplications();
    await givenPacket({ application: anApplication(1, { note: 'Call on Monday' }) });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your notes' }).getAttribute('href')).toBe(
      '/profile/applications',
    );
  });

  test('APPLY-01 shows why an undo failed and keeps the mark', async () => {
    const { keys, service } = await givenPacket({ application: anApplication(1) });
    service.errors = { forgetApplication: { errorType: 'Unavailable', message: 'We are busy.' } };
    await keys.click(button('Undo'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't undo. The job is still marked as applied.",
        description: 'We are busy.',
      }),
    );
    screen.getByText(APPLIED_AT);
  });

  test('APPLY-01 shows why a job could not be marked', async () => {
    const { keys, service } = await givenPacket();
    service.errors = { applyToJob: { errorType: 'Unavailable', message: 'We are very busy just now.' } };
    await keys.click(button('Mark as applied'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't mark this job as applied",
        description: 'We are very busy just now.',
      }),
    );
  });

  test('APPLY-01 asks for the place if each has its own form', async () => {
    const { keys, opened } = await givenPacket({
      applyUrls: [
        { place: aPlace('Austin'), url: FORM_URL },
        { place: aPlace('Waco'), url: 'https://boards.example/larkspur/2' },
      ],
    });
    screen.getByText('Each location has its own form. Where would you like to work?');
    await keys.click(screen.getByRole('link', { name: /^Waco, TX/ }));
    expect(opened.map(({ url }) => url)).toEqual(['https://boards.example/larkspur/2']);
    fireEvent.focus(window);
    screen.getByText('Did you apply?');
  });

  test('APPLY-01 says that a job has closed and offers no form', async () => {
    await givenPacket({ why: 'This job has closed.', applyUrls: [], application: anApplication(1) });
    screen.getByText('This job has closed.');
    screen.getByText(APPLIED_AT);
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as applied' })).toBeNull();
  });

  test('APPLY-01 asks a person who returned from the form while the packet was loading', async () => {
    history.replaceState({ popup: 'opened' }, '');
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    try {
      await givenPacket();
      screen.getByText('Did you apply?');
    } finally {
      history.replaceState(null, '');
    }
  });

  test('APPLY-01 offers a link after a blocked pop-up', async () => {
    history.replaceState({ popup: 'blocked' }, '');
    try {
      await givenPacket();
      screen.getByText('Your browser blocked the pop-up. Use this link to open the form.');
    } finally {
      history.replaceState(null, '');
    }
  });

  test('APPLY-01 offers non-subscribers a plan without loading the packet', async () => {
    givenWindows();
    const service = givenApplications({ activeSubscription: null });
    showApplications(service, JOB_SEARCH);
    screen.getByText(/^Instant Apply comes with a subscription/);
    button('Start Monthly subscription');
    expect(screen.getByRole('link', { name: 'read the posting' }).getAttribute('href')).toBe(
      `/jobs/greenhouse%3Alarkspur%3A1`,
    );
    expect(callsOf(service, 'getApplicationPacket')).toEqual([]);
  });

  test.each([
    ['NeedsPlan', /^Instant Apply comes with a subscription/],
    ['NotFound', 'This job is no longer available'],
    ['Forbidden', "Couldn't load your application details"],
  ])('APPLY-01 explains a packet rejected with %s', async (errorType, words) => {
    givenWindows();
    const service = givenApplications();
    service.errors = { getApplicationPacket: { errorType, message: 'A sentence of the service.' } };
    showApplications(service, JOB_SEARCH);
    await screen.findByText(words);
    expect(document.body.textContent).not.toContain(errorType);
    if (errorType !== 'Forbidden') return;
    service.errors = {};
    button('Try again').click();
    await screen.findByText('Your details');
  });
});

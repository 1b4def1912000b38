/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { anApplication, aPacket, aPacketResume, aPlace } from './testing/an-application.ts';
import {
  givenApplications,
  givenWindows,
  type PlayedApplications,
  showApplications,
  takeAway,
} from './testing/given-applications.tsx';

const SEARCH = 'job=greenhouse%3Alarkspur%3A1';
const jobID = 'greenhouse:larkspur:1';
const FORM = 'https://boards.example/larkspur/1';
/** What stands beside 'Applied'. */
const APPLIED = /^(today|yesterday) at|^on \w+ \d+/;
const button = (name: string) => screen.getByRole('button', { name });
const asked = (service: PlayedApplications, operation: string) =>
  service.asked.filter((call) => call.operation === operation);

/** The packet of a job, shown. */
async function given(stated: Partial<PlayedApplications['packet']> = {}, service = givenApplications()) {
  const opened = givenWindows();
  service.packet = aPacket(stated);
  const shown = showApplications(service, SEARCH);
  screen.getByText('Loading what you need to apply');
  await screen.findByText('Your details');
  return { ...shown, service, opened };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(takeAway);

describe('what is needed to apply for a job', () => {
  test('APPLY-01 from the mail one big press opens the form and marks the job; Undo takes the mark back', async () => {
    const { keys, service, opened } = await given();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    expect([form.getAttribute('href'), form.getAttribute('target'), form.getAttribute('rel')]).toEqual([
      FORM,
      '_blank',
      'noopener',
    ]);
    await keys.click(form);
    expect(opened.map(({ url, opener }) => [url, opener])).toEqual([[FORM, null]]);
    await screen.findByText(APPLIED);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Open the form again/ }));
    await keys.click(button('Undo'));
    await screen.findByRole('link', { name: /^Open the application form/ });
    expect(screen.queryByText(APPLIED)).toBeNull();
    expect(service.asked.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['applyToJob', 'forgetApplication']),
    );
  });

  test('APPLY-01 opening the form again marks nothing anew', async () => {
    const { keys, service, opened } = await given({ application: anApplication(1) });
    await keys.click(screen.getByRole('link', { name: /^Open the form again/ }));
    expect(opened).toHaveLength(1);
    expect(asked(service, 'applyToJob')).toEqual([]);
  });

  test('APPLY-01 who opens the form by the browser’s own ways gets a tab, and the job is marked', async () => {
    const { keys, service, opened } = await given();
    const form = screen.getByRole('link', { name: /^Open the application form/ });
    form.addEventListener('click', (event) => event.preventDefault());
    await keys.keyboard('{Control>}');
    await keys.click(form);
    expect(opened).toEqual([]);
    await waitFor(() => expect(asked(service, 'applyToJob')).toHaveLength(1));
  });

  test('APPLY-01 it can be marked without the form, and is left alone once there is a note', async () => {
    const { keys, opened } = await given();
    await keys.click(button('Only mark it'));
    await screen.findByText(APPLIED);
    expect(opened).toEqual([]);
    takeAway();
    await given({ application: anApplication(1, { note: 'Call on Monday' }) });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your notes' }).getAttribute('href')).toBe(
      '/profile/applications',
    );
  });

  test('APPLY-01 an undo that fails says so, and the mark stays', async () => {
    const { keys, service } = await given({ application: anApplication(1) });
    service.refuse = { forgetApplication: { errorType: 'Unavailable', message: 'We are busy.' } };
    await keys.click(button('Undo'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: 'It is still marked as applied.',
        description: 'We are busy.',
      }),
    );
    screen.getByText(APPLIED);
  });

  test('APPLY-01 where each place has its own form, the place is chosen first', async () => {
    const { keys, opened, service } = await given({
      applyUrls: [
        { place: aPlace('Austin'), url: FORM },
        { place: aPlace('Waco'), url: 'https://boards.example/larkspur/2' },
      ],
    });
    screen.getByText('Each place has its own form. Where would you like to work?');
    await keys.click(screen.getByRole('link', { name: /^Waco, TX/ }));
    expect(opened.map(({ url }) => url)).toEqual(['https://boards.example/larkspur/2']);
    await waitFor(() => expect(asked(service, 'applyToJob')).toHaveLength(1));
  });

  test('APPLY-01 each detail is copied by its button, which says so', async () => {
    const { keys } = await given();
    for (const [label, text] of [
      ['Copy: Full name', 'Ada Moss'],
      ['Copy: First name', 'Ada'],
      ['Copy: Last name', 'Moss'],
      ['Copy: E-mail', 'ada@mail.example'],
      ['Copy: Phone', '+15125550100'],
      ['Copy link: Resume', 'https://files.example/ada-moss?signature=1'],
    ] as const) {
      await keys.click(button(label));
      expect((await screen.findByText(`Copied: ${label.split(': ')[1]}`)).role).toBe('status');
      expect(await navigator.clipboard.readText()).toBe(text);
    }
  });

  test('APPLY-01 a clipboard that refuses leaves the text to be copied by hand', async () => {
    const { keys } = await given();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await keys.click(button('Copy: Phone'));
    await screen.findByText(/^Your browser did not let us copy it\./);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['+15125550100', 0, 12]);
  });

  test('APPLY-01 the link of a resume is renewed before it expires', async () => {
    jest.useFakeTimers();
    const service = givenApplications();
    givenWindows();
    showApplications(service, SEARCH);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const renewed = 'https://files.example/ada-moss?signature=2';
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: renewed })] });
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    button('Copy link: Resume').click();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(written.mock.calls).toEqual([[renewed]]);
  });

  test('APPLY-01 a link that has expired while the page slept is made anew when it is copied', async () => {
    const { keys, service } = await given();
    const renewed = 'https://files.example/ada-moss?signature=2';
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: renewed })] });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('Copied: Resume');
    expect(await navigator.clipboard.readText()).toBe(renewed);
  });

  test('APPLY-01 a resume that is gone, or cannot be reached, says so', async () => {
    const { keys, service } = await given();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    service.refuse = { getApplicationPacket: { errorType: 'Forbidden', message: 'Not yours.' } };
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('Not yours.');
    service.refuse = {};
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: null })] });
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('This resume is not there any more.');
  });

  test('APPLY-01 of several resumes one is chosen, and only those that can be sent', async () => {
    const { keys } = await given({
      resumes: [
        aPacketResume('new'),
        aPacketResume('bad', { state: 'refused', resumeURL: null }),
        aPacketResume('old'),
      ],
    });
    const choice = screen.getByRole('combobox', { name: 'Resume to send' });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'new.pdf',
      'old.pdf',
    ]);
    await keys.selectOptions(choice, 'old.pdf');
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('Copied: Resume');
    expect(await navigator.clipboard.readText()).toBe('https://files.example/old?signature=1');
  });

  test('APPLY-01 what is missing of a person is led to', async () => {
    await given({ lastName: '', phone: '', resumes: [] });
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/profile/settings',
    );
    expect(screen.getByRole('link', { name: 'Add a resume' }).getAttribute('href')).toBe('/profile/resumes');
    expect(screen.queryByText('First name')).toBeNull();
  });

  test('APPLY-01 a job that has closed says so, and offers no form', async () => {
    await given({ why: 'This job has closed.', applyUrls: [], application: anApplication(1) });
    screen.getByText('This job has closed.');
    screen.getByText(APPLIED);
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Only mark it' })).toBeNull();
  });

  test('APPLY-01 where the browser held the window back, a link is given', async () => {
    history.replaceState({ isHeldBack: true }, '');
    try {
      await given();
      screen.getByText('Your browser held the form’s window back. This link opens it.');
    } finally {
      history.replaceState(null, '');
    }
  });

  test('APPLY-01 who does not subscribe reads what it is and can subscribe; nothing is asked', async () => {
    givenWindows();
    const service = givenApplications({ activeSubscription: null });
    showApplications(service, SEARCH);
    screen.getByText(/^Instant apply comes with a subscription/);
    button('Start Monthly subscription');
    expect(screen.getByRole('link', { name: 'read the posting' }).getAttribute('href')).toBe(
      `/jobs/${encodeURIComponent(jobID)}`,
    );
    expect(asked(service, 'getApplicationPacket')).toEqual([]);
  });

  test.each([
    ['NeedsPlan', /^Instant apply comes with a subscription/],
    ['NotFound', 'This job is no longer kept'],
    ['Forbidden', 'What you need to apply did not load'],
  ])('APPLY-01 a packet refused with %s says in words what is so', async (errorType, words) => {
    givenWindows();
    const service = givenApplications();
    service.refuse = { getApplicationPacket: { errorType, message: 'A sentence of the service.' } };
    showApplications(service, SEARCH);
    await screen.findByText(words);
    expect(document.body.textContent).not.toContain(errorType);
    if (errorType !== 'Forbidden') return;
    service.refuse = {};
    button('Try again').click();
    await screen.findByText('Your details');
  });
});

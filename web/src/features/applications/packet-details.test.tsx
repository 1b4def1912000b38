/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aPacket, aPacketResume } from './testing/an-application.ts';
import {
  cleanUpApplications,
  givenApplications,
  givenWindows,
  showApplications,
} from './testing/given-applications.tsx';
import { button, callsOf, givenPacket, JOB_SEARCH } from './testing/given-packet.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanUpApplications);

describe('details and resumes in the application packet', () => {
  test('APPLY-01 copies each detail and says so', async () => {
    const { keys } = await givenPacket();
    for (const [label, text] of [
      ['Copy: Full name', 'Ada Moss'],
      ['Copy: First name', 'Ada'],
      ['Copy: Last name', 'Moss'],
      ['Copy: Email', 'ada@mail.example'],
      ['Copy: Phone', '+15125550100'],
      ['Copy link: Resume', 'https://files.example/ada-moss?signature=1'],
    ] as const) {
      await keys.click(button(label));
      expect((await screen.findByText(`Copied: ${label.split(': ')[1]}`)).role).toBe('status');
      expect(await navigator.clipboard.readText()).toBe(text);
    }
  });

  test('APPLY-01 asks once for what the resume says, and keeps it for all applications', async () => {
    const resumeContent = 'ADA B. MOSS\nAustin, TX | github.com/ada\nWork authorization: U.S. citizen';
    const { keys, service } = await givenPacket({
      resumes: [Object.assign(aPacketResume('ada-moss'), { resumeContent })],
    });
    await keys.click(button('Add city, links and work authorization'));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' });
    const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
    expect([name.value, value('City'), value('Work authorization'), value('Links')]).toEqual([
      'Ada B. Moss',
      'Austin, TX',
      'U.S. citizen',
      'https://github.com/ada',
    ]);
    await keys.type(screen.getByRole('textbox', { name: 'Links' }), ' ada.example/work');
    await keys.click(button('Save'));
    await screen.findByRole('button', { name: 'Copy: GitHub' });
    expect(callsOf(service, 'updateUser').map(({ input }) => input)).toEqual([
      {
        email: 'ada@mail.example',
        applicant: {
          fullName: 'Ada B. Moss',
          city: 'Austin, TX',
          workAuthorization: 'U.S. citizen',
          links: ['https://github.com/ada', 'https://ada.example/work'],
        },
      },
    ]);
    await keys.click(button('Copy: Full name'));
    expect(await navigator.clipboard.readText()).toBe('Ada B. Moss');
    await keys.click(button('Copy: GitHub'));
    expect(await navigator.clipboard.readText()).toBe('https://github.com/ada');
    expect(button('Change these details')).toBeTruthy();
  });

  test('APPLY-01 selects the text if the browser blocks copying', async () => {
    const { keys } = await givenPacket();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await keys.click(button('Copy: Phone'));
    await screen.findByText(/^Your browser blocked copying\./);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['+15125550100', 0, 12]);
  });

  test('APPLY-01 renews a resume’s link before it expires', async () => {
    jest.useFakeTimers();
    const service = givenApplications();
    givenWindows();
    showApplications(service, JOB_SEARCH);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const renewed = 'https://files.example/ada-moss?signature=2';
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: renewed })] });
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    button('Copy link: Resume').click();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(written.mock.calls).toEqual([[renewed]]);
  });

  test('APPLY-01 gets a new link when copying an expired one', async () => {
    const { keys, service } = await givenPacket();
    const renewed = 'https://files.example/ada-moss?signature=2';
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: renewed })] });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('Copied: Resume');
    expect(await navigator.clipboard.readText()).toBe(renewed);
  });

  test('APPLY-01 says when a resume is gone or can’t be reached', async () => {
    const { keys, service } = await givenPacket();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    service.errors = { getApplicationPacket: { errorType: 'Forbidden', message: 'Not yours.' } };
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('Not yours.');
    service.errors = {};
    service.packet = aPacket({ resumes: [aPacketResume('ada-moss', { resumeURL: null })] });
    await keys.click(button('Copy link: Resume'));
    await screen.findByText('This resume is no longer available.');
  });

  test('APPLY-01 offers a choice of accepted resumes', async () => {
    const { keys } = await givenPacket({
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

  test('APPLY-01 links to where missing details are added', async () => {
    await givenPacket({ lastName: '', phone: '', resumes: [] });
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/profile/settings',
    );
    expect(screen.getByRole('link', { name: 'Add a resume' }).getAttribute('href')).toBe('/profile/resumes');
    expect(screen.queryByText('First name')).toBeNull();
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { aLetter, aResume, LED, THANKS } from './testing/a-letter.ts';
import { cleanUpLetters, givenLetters, inputsOf, showLetter } from './testing/given-letters.tsx';
import { forgetDrafts } from './use-draft.ts';

const asked = { email: 'ada@mail.example', jobID: 'tides-1' };
const button = (name: string) => screen.findByRole('button', { name });
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your letter' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const toast = () =>
  waitFor(() => {
    const [newest] = toastStore.read();
    if (!newest?.isOpen) throw new Error('There is no toast.');
    return newest;
  });
const own = (text: string) => aLetter({ text, edited: true });
async function edit(service: ReturnType<typeof givenLetters>, more = ' More.') {
  const { keys } = showLetter(service);
  await keys.click(await button('Edit'));
  await keys.type(await area(), more, { initialSelectionStart: 10_000 });
  return keys;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T15:05:00.000Z') });
});
afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  cleanUpLetters();
  jest.useRealTimers();
});

describe('a letter in a person’s own words', () => {
  test('AI-02 is saved when they say so, says that it is, and keeps its trace as it was written', async () => {
    const service = givenLetters({}, aLetter());
    const keys = await edit(service);
    expect(document.activeElement).toBe(await area());
    expect(said()).toContain('Unsaved changes');
    expect(inputsOf(service, 'editLetter')).toEqual([]);
    await keys.click(await button('Save'));
    const text = `${aLetter().text} More.`;
    await waitFor(() => expect(inputsOf(service, 'editLetter')).toEqual([{ ...asked, text }]));
    await waitFor(() => expect(said()).toContain('Saved'));
    await keys.click(await button('Done'));
    expect(document.activeElement).toBe(await button('Edit'));
    expect(screen.getByText(/Edited by you\. Written from Ada Moss\.pdf/)).toBeTruthy();
    const trace = screen.getByText('Original letter and its sources').closest('details');
    expect(trace?.open).toBe(false);
    expect(
      within(trace ?? document.body)
        .getByText(LED.text)
        .getAttribute('role'),
    ).toBe('button');
    expect(within(trace ?? document.body).queryByText(/More\./)).toBeNull();
  });

  test('AI-02 that are not saved survive a reload, and leave with who logs out', async () => {
    const service = givenLetters({}, aLetter());
    await edit(service);
    cleanup();
    const again = showLetter(service);
    expect((await area()).value).toBe(`${aLetter().text} More.`);
    expect(said()).toContain('Unsaved changes');
    await again.keys.click(await button('Discard changes'));
    expect(screen.queryByRole('textbox')).toBeNull();
    const { action } = await toast();
    act(() => action?.onAction());
    expect((await area()).value).toContain('More.');
    cleanup();
    forgetDrafts();
    showLetter(service);
    await button('Edit');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('AI-02 that cannot be saved stay, with the reason', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const service = givenLetters({}, aLetter());
    service.refuse = { editLetter: { errorType: 'Conflict', message: 'It is being written.' } };
    const keys = await edit(service);
    await keys.click(await button('Save'));
    expect((await screen.findByText('It is being written.')).closest('[role=alert]')).not.toBeNull();
    expect((await area()).value).toContain('More.');
    expect(said()).toContain('Unsaved changes');
  });

  test('AI-02 longer than a letter may be are not sent', async () => {
    const service = givenLetters({}, own('x'.repeat(6000)));
    const keys = await edit(service, 'yz');
    await screen.findByText(/up to 6,000 characters\. Yours has 6,002/);
    await keys.click(await button('Save'));
    expect(inputsOf(service, 'editLetter')).toEqual([]);
  });

  test('AI-02 give way to what was written, and come back', async () => {
    const service = givenLetters({}, own('Hire me.'));
    const { keys } = showLetter(service);
    await screen.findByText('Hire me.');
    await keys.click(await button('Restore original'));
    expect(await button(LED.text)).toBeTruthy();
    const { action } = await toast();
    act(() => action?.onAction());
    await screen.findByText('Hire me.');
    expect(inputsOf(service, 'editLetter').map(({ text }) => text)).toEqual(['', 'Hire me.']);
  });

  test('AI-02 are copied as they stand, and what a browser does not allow is said', async () => {
    const { keys } = showLetter(givenLetters({}, own('Hire me.')));
    await keys.click(await button('Copy letter'));
    await waitFor(() => expect(said()).toContain('Letter copied'));
    expect(await navigator.clipboard.readText()).toBe('Hire me.');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await keys.click(await button('Copy letter'));
    await screen.findByText('Your browser blocked copying. Choose Edit, then select and copy the text.');
  });
});

describe('a letter that is written again', () => {
  test('AI-02 asks first where it has the person’s own words', async () => {
    const service = givenLetters({}, own('Hire me.'));
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('including your edits');
    await keys.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Hire me.')).toBeTruthy();
    await keys.click(await button('Rewrite'));
    await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rewrite' }));
    expect(said()).toContain('Writing your letter');
    expect(inputsOf(service, 'writeLetter')).toEqual([{ ...asked, resumeId: 'Ada Moss' }]);
    expect(screen.queryByText('Hire me.')).toBeNull();
  });

  test('AI-02 asks from which resume where there are several, and nothing otherwise', async () => {
    const service = givenLetters({}, aLetter());
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    expect(inputsOf(service, 'writeLetter')).toHaveLength(1);
    cleanUpLetters();
    const several = givenLetters({ resumes: [aResume('one'), aResume('two')] }, aLetter());
    const second = showLetter(several);
    await second.keys.click(await button('Rewrite'));
    await second.keys.selectOptions(screen.getByLabelText('Resume to use'), 'two');
    await second.keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rewrite' }));
    expect(inputsOf(several, 'writeLetter')).toEqual([{ ...asked, resumeId: 'two' }]);
  });

  test('AI-02 that fails leaves the one that stood there too', async () => {
    const service = givenLetters({}, own('Hire me.'));
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rewrite' }));
    const why = 'The service that writes letters is not answering. Nothing was counted.';
    service.letter = { ...own('Hire me.'), state: 'failed', why };
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect((await screen.findByText(why)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Hire me.')).toBeTruthy();
    expect(await button('Rewrite')).toBeTruthy();
  });

  test('AI-02 that is refused leaves the one that stood there, with the reason', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const service = givenLetters({}, aLetter());
    const message = 'You have had 20 letters today. Tomorrow there are new ones.';
    service.refuse = { writeLetter: { errorType: 'BadInput', message } };
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    await screen.findByText(message);
    expect(screen.getByText(THANKS.text)).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { aLetter, aResume, LED, THANKS } from './testing/a-letter.ts';
import { cleanUpLetters, givenLetters, inputsOf, showLetter } from './testing/given-letters.tsx';
import { forgetDrafts } from './use-draft.ts';

const jobInput = { email: 'ada@mail.example', jobID: 'tides-1' };
const button = (name: string) => screen.findByRole('button', { name });
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your letter' });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
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

describe('editing a letter', () => {
  test('AI-02 saves on request and keeps the original with its sources', async () => {
    const service = givenLetters({}, aLetter());
    const keys = await edit(service);
    expect(document.activeElement).toBe(await area());
    expect(statuses()).toContain('Unsaved changes');
    expect(inputsOf(service, 'editLetter')).toEqual([]);
    await keys.click(await button('Save'));
    const text = `${aLetter().text} More.`;
    await waitFor(() => expect(inputsOf(service, 'editLetter')).toEqual([{ ...jobInput, text }]));
    await waitFor(() => expect(statuses()).toContain('Saved'));
    await keys.click(await button('Done'));
    expect(document.activeElement).toBe(await button('Edit'));
    expect(screen.getByText(/Edited by you\. Written from Ada Moss\.pdf/)).toBeTruthy();
    const original = screen.getByText('Original letter and its sources').closest('details');
    expect(original?.open).toBe(false);
    expect(
      within(original ?? document.body)
        .getByText(LED.text)
        .getAttribute('role'),
    ).toBe('button');
    expect(within(original ?? document.body).queryByText(/More\./)).toBeNull();
  });

  test('AI-02 keeps unsaved edits across reloads until logging out', async () => {
    const service = givenLetters({}, aLetter());
    await edit(service);
    cleanup();
    const again = showLetter(service);
    expect((await area()).value).toBe(`${aLetter().text} More.`);
    expect(statuses()).toContain('Unsaved changes');
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

  test('AI-02 keeps edits that could not be saved and shows why', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const service = givenLetters({}, aLetter());
    service.errors = { editLetter: { errorType: 'Conflict', message: 'It is being written.' } };
    const keys = await edit(service);
    await keys.click(await button('Save'));
    expect((await screen.findByText('It is being written.')).closest('[role=alert]')).not.toBeNull();
    expect((await area()).value).toContain('More.');
    expect(statuses()).toContain('Unsaved changes');
  });

  test('AI-02 rejects edits over the limit', async () => {
    const service = givenLetters({}, own('x'.repeat(6000)));
    const keys = await edit(service, 'yz');
    await screen.findByText(/up to 6,000 characters\. Yours has 6,002/);
    await keys.click(await button('Save'));
    expect(inputsOf(service, 'editLetter')).toEqual([]);
  });

  test('AI-02 restores the original and undoes that', async () => {
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

  test('AI-02 copies the edited text and explains a blocked copy', async () => {
    const { keys } = showLetter(givenLetters({}, own('Hire me.')));
    await keys.click(await button('Copy letter'));
    await waitFor(() => expect(statuses()).toContain('Letter copied'));
    expect(await navigator.clipboard.readText()).toBe('Hire me.');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await keys.click(await button('Copy letter'));
    await screen.findByText('Your browser blocked copying. Choose Edit, then select and copy the text.');
  });
});

describe('rewriting a letter', () => {
  test('AI-02 confirms before replacing edits', async () => {
    const service = givenLetters({}, own('Hire me.'));
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('including your edits');
    await keys.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Hire me.')).toBeTruthy();
    await keys.click(await button('Rewrite'));
    await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rewrite' }));
    expect(statuses()).toContain('Writing your letter');
    expect(inputsOf(service, 'writeLetter')).toEqual([{ ...jobInput, resumeId: 'Ada Moss' }]);
    expect(screen.queryByText('Hire me.')).toBeNull();
  });

  test('AI-02 asks for the resume if there are several', async () => {
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
    expect(inputsOf(several, 'writeLetter')).toEqual([{ ...jobInput, resumeId: 'two' }]);
  });

  test('AI-02 keeps the current letter when rewriting fails', async () => {
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

  test('AI-02 keeps the current letter and shows why rewriting was rejected', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const service = givenLetters({}, aLetter());
    const message = 'You have had 20 letters today. Tomorrow there are new ones.';
    service.errors = { writeLetter: { errorType: 'BadInput', message } };
    const { keys } = showLetter(service);
    await keys.click(await button('Rewrite'));
    await screen.findByText(message);
    expect(screen.getByText(THANKS.text)).toBeTruthy();
  });
});

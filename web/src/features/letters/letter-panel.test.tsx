/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ASKS, aLetter, aResume, LED, THANKS } from './testing/a-letter.ts';
import { cleanUpLetters, givenLetters, inputsOf, showLetter } from './testing/given-letters.tsx';

const jobInput = { email: 'ada@mail.example', jobID: 'tides-1' };
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const write = () => screen.findByRole('button', { name: 'Write a cover letter' });
const sentence = ({ text }: { readonly text: string }) => screen.findByRole('button', { name: text });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T15:05:00.000Z') });
});
afterEach(() => {
  cleanUpLetters();
  jest.useRealTimers();
});

describe('writing a letter', () => {
  test('AI-02 appears sentence by sentence and announces its start and end', async () => {
    const service = givenLetters();
    const { keys } = showLetter(service);
    await keys.click(await write());
    expect(inputsOf(service, 'writeLetter')).toEqual([{ ...jobInput, resumeId: 'Ada Moss' }]);
    expect(statuses()).toContain('Writing your letter');
    expect(screen.queryByRole('button', { name: 'Write a cover letter' })).toBeNull();
    service.letter = aLetter({ state: 'writing', sentences: [LED] });
    await pass(1000);
    const led = await sentence(LED);
    expect(screen.queryByText(THANKS.text)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(statuses()).toContain('Writing your letter');
    service.letter = aLetter();
    await pass(1000);
    await screen.findByText(THANKS.text);
    // The same element, not a new one.
    expect(await sentence(LED)).toBe(led);
    expect(statuses()).toContain('Your letter is ready.');
    expect(screen.getByText('Dear hiring team,')).toBeTruthy();
    expect(screen.getByText(/Kind regards,\s+Ada Moss/)).toBeTruthy();
    const looks = inputsOf(service, 'getLetter').length;
    await pass(10_000);
    expect(inputsOf(service, 'getLetter')).toHaveLength(looks);
  });

  test('AI-02 requests one letter for a double click', async () => {
    const service = givenLetters();
    const { keys } = showLetter(service);
    await keys.dblClick(await write());
    expect(inputsOf(service, 'writeLetter')).toHaveLength(1);
  });

  test('AI-02 uses the chosen resume, by default the newest', async () => {
    const older = aResume('older', { resumeDate: '2026-04-01T12:00:00.000Z' });
    const refused = aResume('refused', { state: 'refused', resumeDate: '2026-05-20T12:00:00.000Z' });
    const service = givenLetters({ resumes: [older, refused, aResume('newest')] });
    const { keys } = showLetter(service);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Resume to use');
    expect([choice.value, ...[...choice.options].map(({ text }) => text)]).toEqual([
      'newest',
      'newest.pdf',
      'older.pdf',
    ]);
    await keys.selectOptions(choice, 'older');
    await keys.click(await write());
    expect(inputsOf(service, 'writeLetter')).toEqual([{ ...jobInput, resumeId: 'older' }]);
  });

  test('AI-02 shows a sentence’s sources on focus, hover and tap', async () => {
    const { keys } = showLetter(givenLetters({}, aLetter()));
    const [led, asks] = [await sentence(LED), await sentence(ASKS)];
    const note = () => screen.queryByRole('tooltip');
    await keys.tab();
    expect(document.activeElement).toBe(led);
    expect(led.getAttribute('aria-describedby')).toBe(note()?.id);
    expect(note()?.textContent).toContain('In your resume Fenwick Tides: led a team of 4');
    await keys.tab();
    expect(note()?.textContent).toContain('In the posting You know Postgres well');
    expect([led.ariaExpanded, asks.getAttribute('aria-expanded')]).toContain('true');
    await keys.keyboard('{Enter}');
    expect(note()).toBeNull();
    await keys.keyboard(' ');
    expect(note()).not.toBeNull();
    await keys.keyboard('{Escape}');
    expect(note()).toBeNull();
    await keys.hover(led);
    await pass(200);
    expect(note()?.textContent).toContain('led a team of 4');
    await keys.unhover(led);
    await pass(200);
    expect(note()).toBeNull();
    await keys.click(asks);
    await keys.unhover(asks);
    await pass(1000);
    expect(note()?.textContent).toContain('Postgres, 2019 to today');
    await keys.click(document.body);
    expect(note()).toBeNull();
    // A sentence without claims has no sources.
    expect(screen.getByText(THANKS.text).getAttribute('tabindex')).toBeNull();
  });

  test('AI-02 lists removed sentences, collapsed, and notes', async () => {
    const removed = ['I have a degree from Larkspur University.'];
    showLetter(givenLetters({}, aLetter({ removed, notes: ['Your resume was too long to be read whole.'] })));
    const summary = await screen.findByText("Removed because your resume doesn't support it (1)");
    expect(summary.closest('details')?.open).toBe(false);
    expect(within(summary.closest('details') ?? document.body).getByText(removed[0] ?? '')).toBeTruthy();
    expect(screen.getByText('Your resume was too long to be read whole.')).toBeTruthy();
    expect(screen.getByText(/^Written from Ada Moss\.pdf, /)).toBeTruthy();
  });
});

describe('a letter that fails', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

  test('AI-02 shows why writing failed and retries', async () => {
    const service = givenLetters();
    const { keys } = showLetter(service);
    await keys.click(await write());
    const why = 'The letter could not be written. Nothing was counted.';
    service.letter = aLetter({ state: 'failed', why, sentences: [], text: '' });
    await pass(1000);
    expect((await screen.findByText(why)).closest('[role=alert]')).not.toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(statuses()).toContain('Writing your letter');
    expect(screen.queryByText(why)).toBeNull();
  });

  test.each([
    ['BadInput', 'You have had 20 letters today. Tomorrow there are new ones.'],
    ['BadInput', 'This posting has no text that a letter could be written from.'],
    ['NotFound', 'There is no such job.'],
    ['Unavailable', 'Daybreak is busy right now. Please try again in a minute.'],
  ])("AI-02 shows the service's message: %s, %s", async (errorType, message) => {
    const service = givenLetters();
    service.errors = { writeLetter: { errorType, message } };
    const { keys } = showLetter(service);
    await keys.click(await write());
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('AI-02 shows a letter started in another tab', async () => {
    const service = givenLetters();
    const { keys } = showLetter(service);
    const button = await write();
    service.letter = aLetter({ state: 'writing', sentences: [LED] });
    service.errors = { writeLetter: { errorType: 'Conflict', message: 'It is being written already.' } };
    await keys.click(button);
    await sentence(LED);
    expect(screen.queryByText('It is being written already.')).toBeNull();
  });

  test('AI-02 shows a failed poll and recovers', async () => {
    const service = givenLetters({}, aLetter({ state: 'writing', sentences: [LED] }));
    showLetter(service);
    await sentence(LED);
    service.errors = { getLetter: { errorType: 'Forbidden', message: 'Not now.' } };
    await pass(1000);
    await screen.findByText(/Couldn't check on your letter/);
    service.errors = {};
    service.letter = aLetter();
    await pass(1000);
    await screen.findByText(THANKS.text);
  });

  test('AI-02 shows a failed load and retries', async () => {
    const service = givenLetters({}, aLetter());
    service.errors = { getLetter: { errorType: 'Forbidden', message: 'Not yours.' } };
    const { keys } = showLetter(service);
    expect((await screen.findByRole('alert')).textContent).toContain('Not yours.');
    service.errors = {};
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await sentence(LED);
  });
});

describe('a user without a letter', () => {
  test('AI-02 links to adding a resume', async () => {
    showLetter(givenLetters({ resumes: [aResume('refused', { state: 'refused' })] }));
    const link = await screen.findByRole('link', { name: 'Add your resume' });
    expect(link.getAttribute('href')).toBe('/profile/resumes');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('AI-02 waits for a resume that is being checked', async () => {
    const service = givenLetters({ resumes: [aResume('new', { state: 'checking' })] });
    showLetter(service);
    await screen.findByText(/We're checking your resume/);
    expect(screen.queryByRole('link')).toBeNull();
    await waitFor(() => expect(inputsOf(service, 'getLetter')).toHaveLength(1));
  });
});

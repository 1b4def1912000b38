/** @jest-environment jsdom */

import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accountOf,
  givenService,
  type PlayedService,
  showTo,
  suggestion,
} from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { JobTitles } from './components/job-titles.tsx';

const fetchBefore = globalThis.fetch;
let service: PlayedService;
let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });
  service = givenService(
    accountOf({
      positions: ['Backend Engineer', 'Data Analyst'],
      generatedPositions: [
        suggestion('Backend Engineer', 'Server Engineer'),
        suggestion('Data Analyst', 'Reporting Analyst'),
      ],
    }),
  );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
});

const given = () => {
  showTo(service, <JobTitles />);
  return {
    keys: userEvent.setup(),
    line: screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a job title' }),
  };
};
const shown = () =>
  screen
    .queryAllByTitle('Click To Delete')
    .map((button) => button.ariaLabel?.replace('. Click To Delete', ''));
const pressed = (title: string) => screen.getByRole('button', { name: `${title}. Click To Delete` });
const changes = () => service.asked.filter(({ operation }) => operation === 'updateUser');
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);
const until = (check: () => void) => waitFor(check);

/** Holds the answers to an operation back; gives what lets them go. */
function held(operation: string): () => void {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.before = (asked) => (asked === operation ? gate : Promise.resolve());
  return release;
}

describe('the job titles page', () => {
  test('TITLE-01 shows typed titles, the newest first, each with its suggestions', () => {
    given();
    expect(shown()).toEqual(['Data Analyst', 'Reporting Analyst', 'Backend Engineer', 'Server Engineer']);
    const suggested = screen.getByRole('list', { name: 'Suggested for Data Analyst' });
    expect(within(suggested).getByText('Reporting Analyst')).toBeTruthy();
  });

  test('TITLE-01 a press removes a suggested title alone', async () => {
    const { keys } = given();
    await keys.click(pressed('Reporting Analyst'));
    expect(shown()).toEqual(['Data Analyst', 'Backend Engineer', 'Server Engineer']);
    await until(() => expect(service.account.generatedPositions).toHaveLength(1));
    expect(service.account.positions).toEqual(['Backend Engineer', 'Data Analyst']);
  });

  test('TITLE-01 a press removes a typed title with its suggestions, and the toast undoes it', async () => {
    const { keys } = given();
    await keys.click(pressed('Backend Engineer'));
    expect(shown()).toEqual(['Data Analyst', 'Reporting Analyst']);
    await until(() => expect(service.account.positions).toEqual(['Data Analyst']));
    await until(() => expect(toast()).toMatchObject({ title: 'Backend Engineer removed' }));
    act(() => toast()?.action?.onAction());
    await until(() => expect(service.account.positions).toEqual(['Backend Engineer', 'Data Analyst']));
    expect(service.account.generatedPositions.map(({ position }) => position)).toEqual([
      'Server Engineer',
      'Reporting Analyst',
    ]);
  });

  test('TITLE-01 two presses in one moment remove both, and a press that comes twice removes once', async () => {
    given();
    const [first, second] = [pressed('Server Engineer'), pressed('Reporting Analyst')];
    act(() => {
      first.click();
      second.click();
      second.click();
    });
    await until(() => expect(service.account.generatedPositions).toEqual([]));
    expect(changes()).toHaveLength(2);
  });

  test('TITLE-01 a double click removes one title, not the one that takes its place', async () => {
    const { keys } = given();
    await keys.dblClick(pressed('Reporting Analyst'));
    await until(() => expect(service.account.generatedPositions).toHaveLength(1));
    const [next] = screen.getAllByTitle('Click To Delete');
    if (next) fireEvent.click(next, { detail: 2 });
    expect(shown()).toEqual(['Data Analyst', 'Backend Engineer', 'Server Engineer']);
  });

  test('TITLE-02 Enter adds in Title Case at once, saves, asks for suggestions and says how many came', async () => {
    service.suggest = () => ['Site Reliability Engineer', 'Platform Engineer'];
    const save = held('updateUser');
    const { keys, line } = given();
    await keys.type(line, '  devops   ENGINEER {Enter}');
    expect(shown()[0]).toBe('DevOps Engineer');
    expect([line.value, service.account.positions.length]).toEqual(['', 2]);
    save();
    await screen.findByText(
      "We suggested 2 additional job titles below to improve your matching. Please delete any you don't think are relevant.",
    );
    expect(shown().slice(0, 3)).toEqual([
      'DevOps Engineer',
      'Site Reliability Engineer',
      'Platform Engineer',
    ]);
    const { operation, input } = service.asked.find((one) => one.operation === 'generateUserPositions') ?? {};
    expect([operation, input]).toEqual([
      'generateUserPositions',
      { email: 'ada@mail.example', position: 'DevOps Engineer' },
    ]);
    await keys.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(screen.queryByText(/We suggested/)).toBeNull();
  });

  test('TITLE-02 while suggestions are on their way that is said aloud, and so is that none came', async () => {
    const come = held('generateUserPositions');
    const { keys, line } = given();
    await keys.type(line, 'kiln engineer{Enter}');
    const wait = await screen.findByText(/^Looking for similar titles/);
    expect(wait.closest('[aria-live=polite]')).not.toBeNull();
    come();
    await screen.findByText(/^We found no additional job titles/);
  });

  test.each([
    ['   ', '', 0],
    ['data analyst', 'Data Analyst is among your titles already.', 1],
    ['???', 'A job title cannot be empty.', 1],
  ])('TITLE-02 %j is not added: %j', async (typed, says, alerts) => {
    const { keys, line } = given();
    await keys.type(line, `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe(says);
    expect([shown().length, changes().length, alerts > 0]).toEqual([4, 0, says !== '']);
  });

  test(`TITLE-02 of a profile with ${MAX_TITLES} titles none more is taken, and the page says so`, async () => {
    const positions = Array.from({ length: MAX_TITLES }, (_, n) => `Engineer ${n}`);
    service = givenService(accountOf({ positions }));
    const { keys, line } = given();
    await keys.type(line, 'one more{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'A profile watches at most 40 job titles, suggested ones included. Remove one to add another.',
    );
    expect([screen.getByText(/40 of 40/) !== null, changes()]).toEqual([true, []]);
  });

  test('TITLE-03 what could not be saved is taken back, said, and stands in the line again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.refuse = { errorType: 'Unavailable', message: 'Busy.' };
    const { keys, line } = given();
    await keys.type(line, 'kiln engineer{Enter}');
    await until(() =>
      expect(toast()).toMatchObject({
        title: 'Error deleting the job title. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(shown()).toHaveLength(4);
    await until(() => expect(line.value).toBe('kiln engineer'));
    await keys.click(pressed('Data Analyst'));
    await until(() => expect(shown()).toHaveLength(4));
    expect(service.asked.some(({ operation }) => operation === 'generateUserPositions')).toBe(false);
  });

  test('AI-01 without the provider the title is saved all the same, and suggestions can be asked for again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.suggest = () => ({ errorType: 'Unavailable', message: 'No suggestions came.' });
    const { keys, line } = given();
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText('Kiln Engineer is saved. There are no suggestions now.');
    expect(service.account.positions).toContain('Kiln Engineer');
    service.suggest = () => ['Furnace Engineer', 'Oven Engineer'];
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^We suggested 2 additional job titles below/);
    expect(screen.queryByText(/is saved/)).toBeNull();
  });

  test('AI-01 who has asked too often reads so, and is not offered another try', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const message = 'Your title is saved. We suggest titles 50 times a day; please ask again tomorrow.';
    service.suggest = () => ({ errorType: 'BadInput', message });
    const { keys, line } = given();
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('AI-01 a title without suggestions offers to look for them', async () => {
    service = givenService(accountOf({ positions: ['Data Analyst'] }));
    service.suggest = () => ['Reporting Analyst'];
    const { keys } = given();
    await keys.click(screen.getByRole('button', { name: 'Suggest similar titles for Data Analyst' }));
    await screen.findByText(/^We suggested 1 additional job title below/);
    expect(shown()).toEqual(['Data Analyst', 'Reporting Analyst']);
  });

  test('AI-01 what is removed while suggestions are on their way stays removed, and they are not lost', async () => {
    service.suggest = () => ['Furnace Engineer', 'Oven Engineer'];
    const come = held('generateUserPositions');
    const { keys, line } = given();
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText(/^Looking for similar titles/);
    await keys.click(pressed('Server Engineer'));
    come();
    await until(() =>
      expect(shown()).toEqual([
        'Kiln Engineer',
        'Furnace Engineer',
        'Oven Engineer',
        'Data Analyst',
        'Reporting Analyst',
        'Backend Engineer',
      ]),
    );
    await until(() =>
      expect(service.account.generatedPositions.map(({ position }) => position)).toEqual([
        'Reporting Analyst',
        'Furnace Engineer',
        'Oven Engineer',
      ]),
    );
  });

  test('TITLE-02 markup in a title is text', async () => {
    const { keys, line } = given();
    await keys.type(line, '<img src=x> engineer{Enter}');
    await until(() => expect(service.account.positions.at(-1)).toBe('<Img Src=x> Engineer'));
    expect(document.querySelector('img')).toBeNull();
  });
});

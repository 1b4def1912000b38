/** @jest-environment jsdom */
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService } from '../account/testing/given-account.tsx';
import {
  cleanUpTitles,
  givenTitleService,
  openToast,
  shownTitles,
  showTitles,
  titleButton,
} from './testing/given-titles.tsx';

let service: FakeService;

beforeEach(() => {
  service = givenTitleService();
});
afterEach(cleanUpTitles);

const changes = () => service.requests.filter(({ operation }) => operation === 'updateUser');

describe('the job titles page', () => {
  test('TITLE-01 shows typed titles newest first, each with its suggestions', () => {
    showTitles(service);
    expect(shownTitles()).toEqual([
      'Data Analyst',
      'Reporting Analyst',
      'Backend Engineer',
      'Server Engineer',
    ]);
    const suggested = screen.getByRole('list', { name: 'Suggested for Data Analyst' });
    expect(within(suggested).getByText('Reporting Analyst')).toBeTruthy();
  });

  test('TITLE-01 removes a suggested title on its own', async () => {
    const { keys } = showTitles(service);
    await keys.click(titleButton('Reporting Analyst'));
    expect(shownTitles()).toEqual(['Data Analyst', 'Backend Engineer', 'Server Engineer']);
    await waitFor(() => expect(service.account.generatedPositions).toHaveLength(1));
    expect(service.account.positions).toEqual(['Backend Engineer', 'Data Analyst']);
  });

  test('TITLE-01 removes a typed title with its suggestions; the toast undoes it', async () => {
    const { keys } = showTitles(service);
    await keys.click(titleButton('Backend Engineer'));
    expect(shownTitles()).toEqual(['Data Analyst', 'Reporting Analyst']);
    await waitFor(() => expect(service.account.positions).toEqual(['Data Analyst']));
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Backend Engineer removed' }));
    act(() => openToast()?.action?.onAction());
    await waitFor(() => expect(service.account.positions).toEqual(['Backend Engineer', 'Data Analyst']));
    expect(service.account.generatedPositions.map(({ position }) => position)).toEqual([
      'Server Engineer',
      'Reporting Analyst',
    ]);
  });

  test('TITLE-01 two clicks at once remove both titles, and a repeated click removes one', async () => {
    showTitles(service);
    const [first, second] = [titleButton('Server Engineer'), titleButton('Reporting Analyst')];
    act(() => {
      first.click();
      second.click();
      second.click();
    });
    await waitFor(() => expect(service.account.generatedPositions).toEqual([]));
    expect(changes()).toHaveLength(2);
  });

  test('TITLE-01 a double click does not remove the next title', async () => {
    const { keys } = showTitles(service);
    await keys.dblClick(titleButton('Reporting Analyst'));
    await waitFor(() => expect(service.account.generatedPositions).toHaveLength(1));
    const [next] = screen.getAllByRole('button', { name: /Click To Delete$/ });
    if (next) fireEvent.click(next, { detail: 2 });
    expect(shownTitles()).toEqual(['Data Analyst', 'Backend Engineer', 'Server Engineer']);
  });

  test.each([
    ['   ', '', 0],
    ['data analyst', 'Data Analyst is already on your list.', 1],
    ['???', 'A job title needs a letter or a digit.', 1],
  ])('TITLE-02 does not add %j: %j', async (typed, says, alerts) => {
    const { keys, line } = showTitles(service);
    await keys.type(line, `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe(says);
    expect([shownTitles().length, changes().length, alerts > 0]).toEqual([4, 0, says !== '']);
  });

  test(`TITLE-02 rejects more than ${MAX_TITLES} titles`, async () => {
    const positions = Array.from({ length: MAX_TITLES }, (_, n) => `Engineer ${n}`);
    service = givenService(accountOf({ positions }));
    const { keys, line } = showTitles(service);
    await keys.type(line, 'one more{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'You can have up to 40 job titles, including suggestions. Remove one to add another.',
    );
    expect([screen.getByText(/40 of 40/) !== null, changes()]).toEqual([true, []]);
  });

  test('TITLE-03 reverts a failed save, shows a toast and restores the input', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.changeError = { errorType: 'Unavailable', message: 'Busy.' };
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    await waitFor(() =>
      expect(openToast()).toMatchObject({
        title: 'Error deleting the job title. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(shownTitles()).toHaveLength(4);
    await waitFor(() => expect(line.value).toBe('kiln engineer'));
    await keys.click(titleButton('Data Analyst'));
    await waitFor(() => expect(shownTitles()).toHaveLength(4));
    expect(service.requests.some(({ operation }) => operation === 'generateUserPositions')).toBe(false);
  });

  test('TITLE-02 shows markup in a title as text', async () => {
    const { keys, line } = showTitles(service);
    await keys.type(line, '<img src=x> engineer{Enter}');
    await waitFor(() => expect(service.account.positions.at(-1)).toBe('<Img Src=x> Engineer'));
    expect(document.querySelector('img')).toBeNull();
  });

  test('TITLE-01 says before saving that a title finds no job', async () => {
    const { keys, line } = showTitles(service);
    await keys.type(line, 'glaze chemist');
    await screen.findByText("None since yesterday. You'll hear of the first one.");
    expect(changes()).toEqual([]);
  });

  test('TITLE-01 a title that finds very many jobs can be replaced by one with a level, and back', async () => {
    service.preview = {
      times: 24,
      total: 1553,
      hint: 'wide',
      items: [],
      perDay: { jobs: 777, messages: 12, digests: 1 },
      removals: [],
      cuts: [],
    };
    service.listing = ({ title }) => (title === 'senior backend engineer' ? ['One', 'Two'] : []);
    const { keys } = showTitles(service);
    await keys.click(await screen.findByRole('button', { name: 'Replace with Senior Backend Engineer (2)' }));
    await waitFor(() => expect(service.account.positions).toContain('Senior Backend Engineer'));
    expect(service.account.positions).not.toContain('Backend Engineer');
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Backend Engineer replaced' }));
    act(() => openToast()?.action?.onAction());
    await waitFor(() => expect(service.account.positions).toEqual(['Backend Engineer', 'Data Analyst']));
  });
});

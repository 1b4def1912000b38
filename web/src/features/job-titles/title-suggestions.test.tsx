/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService } from '../account/testing/given-account.tsx';
import {
  blockAnswers,
  cleanUpTitles,
  givenTitleService,
  shownTitles,
  showTitles,
  titleButton,
} from './testing/given-titles.tsx';

let service: FakeService;

beforeEach(() => {
  service = givenTitleService();
});
afterEach(cleanUpTitles);

describe('title suggestions', () => {
  test('TITLE-02 Enter adds a title in Title Case, saves it, requests suggestions and says how many came', async () => {
    service.suggest = () => ['Site Reliability Engineer', 'Platform Engineer'];
    const save = blockAnswers(service, 'updateUser');
    const { keys, line } = showTitles(service);
    await keys.type(line, '  devops   ENGINEER {Enter}');
    expect(shownTitles()[0]).toBe('DevOps Engineer');
    expect([line.value, service.account.positions.length]).toEqual(['', 2]);
    save();
    await screen.findByText(
      "We suggested 2 additional job titles below to improve your matching. Please delete any you don't think are relevant.",
    );
    expect(shownTitles().slice(0, 3)).toEqual([
      'DevOps Engineer',
      'Site Reliability Engineer',
      'Platform Engineer',
    ]);
    const { operation, input } =
      service.requests.find((one) => one.operation === 'generateUserPositions') ?? {};
    expect([operation, input]).toEqual([
      'generateUserPositions',
      { email: 'ada@mail.example', position: 'DevOps Engineer' },
    ]);
    await keys.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/We suggested/)).toBeNull();
  });

  test('TITLE-02 announces that suggestions are loading, and that there are none', async () => {
    const come = blockAnswers(service, 'generateUserPositions');
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    const wait = await screen.findByText(/^Finding similar titles/);
    expect(wait.closest('[aria-live=polite]')).not.toBeNull();
    come();
    await screen.findByText(/^We didn't find any similar titles/);
  });

  test('AI-01 saves a title without the provider and retries suggestions', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.suggest = () => ({ errorType: 'Unavailable', message: 'No suggestions came.' });
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText("Kiln Engineer is saved, but suggestions aren't available right now.");
    expect(service.account.positions).toContain('Kiln Engineer');
    service.suggest = () => ['Furnace Engineer', 'Oven Engineer'];
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^We suggested 2 additional job titles below/);
    expect(screen.queryByText(/is saved/)).toBeNull();
  });

  test('AI-01 shows the daily limit without a retry', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const message = 'Your title is saved. We suggest titles 50 times a day; please ask again tomorrow.';
    service.suggest = () => ({ errorType: 'BadInput', message });
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('AI-01 offers suggestions for a title without any', async () => {
    service = givenService(accountOf({ positions: ['Data Analyst'] }));
    service.suggest = () => ['Reporting Analyst'];
    const { keys } = showTitles(service);
    await keys.click(screen.getByRole('button', { name: 'Suggest similar titles for Data Analyst' }));
    await screen.findByText(/^We suggested 1 additional job title below/);
    expect(shownTitles()).toEqual(['Data Analyst', 'Reporting Analyst']);
  });

  test('AI-01 keeps removals made while suggestions load, and keeps the suggestions', async () => {
    service.suggest = () => ['Furnace Engineer', 'Oven Engineer'];
    const come = blockAnswers(service, 'generateUserPositions');
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText(/^Finding similar titles/);
    await keys.click(titleButton('Server Engineer'));
    come();
    await waitFor(() =>
      expect(shownTitles()).toEqual([
        'Kiln Engineer',
        'Furnace Engineer',
        'Oven Engineer',
        'Data Analyst',
        'Reporting Analyst',
        'Backend Engineer',
      ]),
    );
    await waitFor(() =>
      expect(service.account.generatedPositions.map(({ position }) => position)).toEqual([
        'Reporting Analyst',
        'Furnace Engineer',
        'Oven Engineer',
      ]),
    );
  });
});

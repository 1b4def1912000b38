/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accountOf, type FakeService, givenService } from '../account/testing/given-account.tsx';
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
  test('TITLE-02 Enter adds in Title Case at once, saves, asks for suggestions and says how many came', async () => {
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
    const { operation, input } = service.asked.find((one) => one.operation === 'generateUserPositions') ?? {};
    expect([operation, input]).toEqual([
      'generateUserPositions',
      { email: 'ada@mail.example', position: 'DevOps Engineer' },
    ]);
    await keys.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/We suggested/)).toBeNull();
  });

  test('TITLE-02 while suggestions are on their way that is said aloud, and so is that none came', async () => {
    const come = blockAnswers(service, 'generateUserPositions');
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    const wait = await screen.findByText(/^Finding similar titles/);
    expect(wait.closest('[aria-live=polite]')).not.toBeNull();
    come();
    await screen.findByText(/^We didn't find any similar titles/);
  });

  test('AI-01 without the provider the title is saved all the same, and suggestions can be asked for again', async () => {
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

  test('AI-01 who has asked too often reads so, and is not offered another try', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const message = 'Your title is saved. We suggest titles 50 times a day; please ask again tomorrow.';
    service.suggest = () => ({ errorType: 'BadInput', message });
    const { keys, line } = showTitles(service);
    await keys.type(line, 'kiln engineer{Enter}');
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('AI-01 a title without suggestions offers to look for them', async () => {
    service = givenService(accountOf({ positions: ['Data Analyst'] }));
    service.suggest = () => ['Reporting Analyst'];
    const { keys } = showTitles(service);
    await keys.click(screen.getByRole('button', { name: 'Suggest similar titles for Data Analyst' }));
    await screen.findByText(/^We suggested 1 additional job title below/);
    expect(shownTitles()).toEqual(['Data Analyst', 'Reporting Analyst']);
  });

  test('AI-01 what is removed while suggestions are on their way stays removed, and they are not lost', async () => {
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

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { Failure } from '../../service/failure.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { ChooseTitles } from './components/choose-titles.tsx';

const jobs = [
  'Senior Backend Engineer, Payments',
  'Backend Engineer II',
  'Data Analyst',
  'Engineering Manager',
];
let service: FakeService;

beforeEach(() => {
  service = givenService(accountOf({ positions: ['Data Analyst'] }));
  service.listing = ({ title }) =>
    jobs.filter((job) =>
      String(title)
        .split(' ')
        .every((word) => job.toLowerCase().includes(word)),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
});

const given = (address = '/setup') => {
  history.replaceState(null, '', address);
  showTo(service, <ChooseTitles />);
  return { keys: userEvent.setup(), line: screen.getByRole<HTMLInputElement>('searchbox') };
};
const titlesIn = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const searches = () =>
  service.requests.filter(({ operation }) => operation === 'listJobs').map(({ input }) => input);

describe('choose your own adventure', () => {
  test('PREF-01 suggests simplified titles next to the saved ones and counts the jobs', async () => {
    given();
    await waitFor(() =>
      expect(titlesIn('Titles to add')).toEqual(['Backend Engineer', 'Engineering Manager']),
    );
    expect(titlesIn('Saved searches')).toEqual(['Data Analyst']);
    expect(screen.getByText('Currently searching 1,284 jobs')).toBeTruthy();
  });

  test('PREF-01 PREF-02 searches every keystroke in lower case and updates the URL after a pause', async () => {
    const { keys, line } = given();
    await keys.type(line, 'BackEnd');
    await waitFor(() => expect(titlesIn('Titles to add')).toEqual(['Backend Engineer']));
    expect(searches().map(({ title }) => title)).toEqual(expect.arrayContaining(['b', 'backen', 'backend']));
    await waitFor(() => expect(location.search).toBe('?pk=BackEnd'));
  });

  test('PREF-01 starts with the URL’s search and follows URL changes', async () => {
    const { line } = given('/setup?pk=analyst&sk=Backend');
    await waitFor(() =>
      expect(searches()).toContainEqual(
        expect.objectContaining({ title: 'analyst', specialization: 'Backend' }),
      ),
    );
    expect(line.value).toBe('analyst');
    expect(screen.getByRole('button', { name: 'Backend', pressed: true })).toBeTruthy();
    act(() => navigate('/setup?pk=manager'));
    await waitFor(() => expect(line.value).toBe('manager'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  test('PREF-01 a preset searches several titles, and a second click clears it', async () => {
    const { keys, line } = given();
    await keys.click(screen.getByRole('button', { name: 'Engineering Leadership' }));
    await waitFor(() => expect(titlesIn('Titles to add')).toEqual(['Engineering Manager']));
    expect(searches().map(({ title }) => title)).toEqual(
      expect.arrayContaining(['engineering manager', 'vp engineering']),
    );
    await waitFor(() => expect(location.search).toBe('?pk=Engineering+Leadership'));
    await keys.click(screen.getByRole('button', { name: 'Engineering Leadership', pressed: true }));
    expect(line.value).toBe('');
    expect(screen.getByRole('button', { name: 'Research Roles' })).toBeTruthy();
  });

  test('PREF-01 adds a title with one click and removes a saved one with another', async () => {
    const { keys } = given();
    await keys.click(await screen.findByRole('button', { name: 'Add Backend Engineer' }));
    expect(titlesIn('Saved searches')).toEqual(['Backend Engineer', 'Data Analyst']);
    expect(titlesIn('Titles to add')).toEqual(['Engineering Manager']);
    await keys.click(screen.getByRole('button', { name: 'Remove Data Analyst' }));
    await waitFor(() => expect(service.account.positions).toEqual(['Backend Engineer']));
    expect(titlesIn('Titles to add')).toEqual(['Data Analyst', 'Engineering Manager']);
  });

  test('PREF-01 saves a title that no job has', async () => {
    const { keys, line } = given();
    await keys.type(line, 'kiln wizard');
    await keys.click(await screen.findByRole('button', { name: 'Add “Kiln Wizard” anyway' }));
    await waitFor(() => expect(service.account.positions).toEqual(['Data Analyst', 'Kiln Wizard']));
  });

  test('PREF-02 reverts a failed change with ‘Error deleting the job position’', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.changeError = { errorType: 'Unavailable', message: 'Busy.' };
    const { keys } = given();
    await keys.click(await screen.findByRole('button', { name: 'Remove Data Analyst' }));
    await waitFor(() =>
      expect(toastStore.read().find(({ isOpen }) => isOpen)).toMatchObject({
        title: 'Error deleting the job position',
        variant: 'destructive',
      }),
    );
    expect(titlesIn('Saved searches')).toEqual(['Data Analyst']);
  });

  test('PREF-01 shows a failed search and retries', async () => {
    let isDown = true;
    service.before = async (operation) => {
      if (isDown && operation === 'listJobs') throw new Failure('Forbidden');
    };
    const { keys } = given();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await keys.click(again);
    await waitFor(() => expect(titlesIn('Titles to add')).toHaveLength(2));
  });
});

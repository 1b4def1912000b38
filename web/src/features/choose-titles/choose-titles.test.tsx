/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { Failure } from '../../service/failure.ts';
import { accountOf, type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { ChooseTitles } from './components/choose-titles.tsx';

const fetchBefore = globalThis.fetch;
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
  cleanup();
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: fetchBefore });
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
const asked = () =>
  service.asked.filter(({ operation }) => operation === 'listJobs').map(({ input }) => input);

describe('choose your own adventure', () => {
  test('PREF-01 offers titles as a person would save them, beside the saved ones, and counts the jobs', async () => {
    given();
    await waitFor(() =>
      expect(titlesIn('Titles to add')).toEqual(['Backend Engineer', 'Engineering Manager']),
    );
    expect(titlesIn('Saved searches')).toEqual(['Data Analyst']);
    expect(screen.getByText('Currently searching 1,284 jobs')).toBeTruthy();
  });

  test('PREF-01 PREF-02 each letter is searched in lower case, and the address says it once the typing rests', async () => {
    const { keys, line } = given();
    await keys.type(line, 'BackEnd');
    await waitFor(() => expect(titlesIn('Titles to add')).toEqual(['Backend Engineer']));
    expect(asked().map(({ title }) => title)).toEqual(expect.arrayContaining(['b', 'backen', 'backend']));
    await waitFor(() => expect(location.search).toBe('?pk=BackEnd'));
  });

  test('PREF-01 begins with what the address says, and follows it', async () => {
    const { line } = given('/setup?pk=analyst&sk=Backend');
    await waitFor(() =>
      expect(asked()).toContainEqual(
        expect.objectContaining({ title: 'analyst', specialization: 'Backend' }),
      ),
    );
    expect(line.value).toBe('analyst');
    expect(screen.getByRole('button', { name: 'Backend', pressed: true })).toBeTruthy();
    act(() => navigate('/setup?pk=manager'));
    await waitFor(() => expect(line.value).toBe('manager'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  test('PREF-01 a preset looks for several titles at once; a press takes it back', async () => {
    const { keys, line } = given();
    await keys.click(screen.getByRole('button', { name: 'Engineering Leadership' }));
    await waitFor(() => expect(titlesIn('Titles to add')).toEqual(['Engineering Manager']));
    expect(asked().map(({ title }) => title)).toEqual(
      expect.arrayContaining(['engineering manager', 'vp engineering']),
    );
    await waitFor(() => expect(location.search).toBe('?pk=Engineering+Leadership'));
    await keys.click(screen.getByRole('button', { name: 'Engineering Leadership', pressed: true }));
    expect(line.value).toBe('');
    expect(screen.getByRole('button', { name: 'Research Roles' })).toBeTruthy();
  });

  test('PREF-01 a press adds a title, another removes a saved one', async () => {
    const { keys } = given();
    await keys.click(await screen.findByRole('button', { name: 'Add Backend Engineer' }));
    expect(titlesIn('Saved searches')).toEqual(['Backend Engineer', 'Data Analyst']);
    expect(titlesIn('Titles to add')).toEqual(['Engineering Manager']);
    await keys.click(screen.getByRole('button', { name: 'Remove Data Analyst' }));
    await waitFor(() => expect(service.account.positions).toEqual(['Backend Engineer']));
    expect(titlesIn('Titles to add')).toEqual(['Data Analyst', 'Engineering Manager']);
  });

  test('PREF-01 a title that no job has can be saved all the same', async () => {
    const { keys, line } = given();
    await keys.type(line, 'kiln wizard');
    await keys.click(await screen.findByRole('button', { name: 'Add “Kiln Wizard” anyway' }));
    await waitFor(() => expect(service.account.positions).toEqual(['Data Analyst', 'Kiln Wizard']));
  });

  test('PREF-02 what could not be saved is taken back with ‘Error deleting the job position’', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service.refuse = { errorType: 'Unavailable', message: 'Busy.' };
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

  test('PREF-01 where the search fails it says so and can be tried again', async () => {
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

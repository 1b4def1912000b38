/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { failedWith, fakeGraphQL, type GraphQLError } from '../../service/testing/fake-graphql.ts';
import { setSession } from '../session/session.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { loadSaved, moveToAccount } from './account-saved.ts';
import { MAX_SAVED_IN_BROWSER, savedInAccount, savedInBrowser } from './saved-jobs.ts';
import { saveJob, unsaveJob } from './toggle-saved.ts';

const EMAIL = 'ada@mail.example';
const aJob = (jobID: string) => ({
  jobID,
  jobTitle: 'Engineer',
  fullCompanyName: 'Acme',
  jobUrl: 'https://acme.example/1',
});
const shownToast = async (title: string | RegExp) => {
  await waitFor(() => expect(toastStore.read()[0]?.title).toMatch(title));
  return toastStore.read()[0];
};
/** Saves a job and waits for its toast, because toasts load on their own. */
async function saveVisibly(jobID: string) {
  const last = toastStore.read()[0]?.id;
  await saveJob(aJob(jobID));
  await waitFor(() => expect(toastStore.read()[0]?.id).not.toBe(last));
}
const inBrowser = () => savedInBrowser.read().map(({ jobID }) => jobID);
const inAccount = () => [...(savedInAccount.read()?.jobIDs ?? [])];

/** The ids of the jobs that the service knows as saved. */
let stored: Set<string>;
/** The states of jobs that the person has applied for, and the errors of others. */
let applied: Set<string>;
let errors: Map<string, GraphQLError>;

beforeEach(() => {
  [stored, applied, errors] = [new Set(), new Set(), new Map()];
  savedInBrowser.write([]);
  savedInAccount.write(null);
  fakeGraphQL(({ operation, input }) => {
    const jobID = String(input['jobID']);
    const error = errors.get(jobID);
    if (error) return failedWith(error);
    if (operation === 'saveJob') {
      const state = applied.has(jobID) ? 'applied' : 'saved';
      if (state === 'saved') stored.add(jobID);
      return { data: { saveJob: { jobID, state } } };
    }
    if (operation === 'forgetApplication') return { data: { forgetApplication: stored.delete(jobID) } };
    const items = input['nextToken'] === 'next' ? [...stored].map((jobID) => ({ jobID })) : [];
    const nextToken = input['nextToken'] === 'next' ? null : 'next';
    return { data: { listApplications: { items, nextToken } } };
  });
});
afterEach(() => {
  setSession({ state: 'visitor' });
  jest.restoreAllMocks();
});

function signIn() {
  const user = { email: EMAIL, firstName: 'Ada', matches: 1, isSubscribed: false };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe: async () => undefined });
}

describe('saving a job as a visitor', () => {
  test('APPLY-01 keeps it in the browser, newest first, and removing it can be undone', async () => {
    for (const jobID of ['one', 'two', 'one']) await saveVisibly(jobID);
    expect(inBrowser()).toEqual(['one', 'two']);
    await unsaveJob(aJob('one'));
    expect(inBrowser()).toEqual(['two']);
    const toast = await shownToast('Removed from saved jobs');
    await saveVisibly('three');
    toast?.action?.onAction();
    expect(inBrowser()).toEqual(['three', 'one', 'two']);
  });

  test('APPLY-01 has a limit, which a toast explains', async () => {
    for (let number = 0; number < MAX_SAVED_IN_BROWSER; number += 1) await saveJob(aJob(`job-${number}`));
    await saveJob(aJob('more'));
    expect((await shownToast('This browser keeps 50 saved jobs'))?.description).toBe('Sign in to save more.');
    expect(inBrowser()).not.toContain('more');
  });

  test('APPLY-01 ends at sign-in, which moves the jobs that still exist to the account', async () => {
    for (const jobID of ['one', 'gone', 'three']) await saveJob(aJob(jobID));
    errors.set('gone', { errorType: 'NotFound', message: "We don't have this job." });
    signIn();
    await moveToAccount(EMAIL);
    expect([[...stored], inAccount(), inBrowser()]).toEqual([['one', 'three'], ['one', 'three'], []]);
  });

  test('APPLY-01 keeps what the service could not take for the next sign-in', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const jobID of ['one', 'two']) await saveJob(aJob(jobID));
    errors.set('two', { errorType: 'Unavailable', message: 'Busy.' });
    signIn();
    await moveToAccount(EMAIL);
    expect([[...stored], inBrowser()]).toEqual([['one'], ['two']]);
  });
});

describe('saving a job as a user', () => {
  beforeEach(signIn);

  test('APPLY-01 keeps it in the account, and removing it can be undone', async () => {
    await saveVisibly('one');
    expect([[...stored], inAccount(), inBrowser()]).toEqual([['one'], ['one'], []]);
    await unsaveJob(aJob('one'));
    expect([[...stored], inAccount()]).toEqual([[], []]);
    (await shownToast('Removed from saved jobs'))?.action?.onAction();
    await waitFor(() => expect([...stored]).toEqual(['one']));
  });

  test('APPLY-01 leaves an application as it is, and says so', async () => {
    applied.add('one');
    await saveJob(aJob('one'));
    await shownToast('You already applied for this job');
    expect(inAccount()).toEqual([]);
  });

  test('APPLY-01 reverts what the service refuses, and says why', async () => {
    errors.set('one', { errorType: 'Unavailable', message: 'Busy.' });
    await saveJob(aJob('one'));
    expect((await shownToast("Couldn't save this job"))?.description).toBe('Busy.');
    expect(inAccount()).toEqual([]);
  });

  test('APPLY-01 shows the jobs that the account already has, past empty pages', async () => {
    stored = new Set(['one', 'two']);
    await saveJob(aJob('three'));
    await loadSaved(EMAIL);
    expect(inAccount().toSorted()).toEqual(['one', 'three', 'two']);
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { setSession } from '../session/session.ts';
import { hiddenInBrowser, useIsHidden } from './hidden-jobs.ts';
import { MAX_HIDDEN_JOBS, setCompanyHidden, setJobHidden } from './hide-in-browser.ts';

beforeEach(() => hiddenInBrowser.write({ jobIDs: [], companies: [] }));
afterEach(() => {
  cleanup();
  setSession({ state: 'visitor' });
});

const aJob = (jobID: string, fullCompanyName = 'Acme, Inc.') => ({ jobID, fullCompanyName });
const isHidden = (job: ReturnType<typeof aJob>) => {
  const { result, unmount } = renderHook(useIsHidden);
  unmount();
  return result.current(job);
};

describe('hidden jobs', () => {
  test('a job is hidden until it is shown again', () => {
    setJobHidden('one', true);
    expect([isHidden(aJob('one')), isHidden(aJob('two'))]).toEqual([true, false]);
    setJobHidden('one', false);
    expect(isHidden(aJob('one'))).toBe(false);
  });

  test('the browser keeps the newest 500', () => {
    for (let number = 0; number < MAX_HIDDEN_JOBS + 2; number += 1) setJobHidden(`job-${number}`, true);
    const { jobIDs } = hiddenInBrowser.read();
    expect([jobIDs.length, jobIDs[0]]).toEqual([500, 'job-2']);
  });

  test("a company's jobs are hidden however it's spelled", () => {
    setCompanyHidden('ACME', true);
    expect([isHidden(aJob('one')), isHidden(aJob('one', 'Acme Robotics'))]).toEqual([true, false]);
    setCompanyHidden('Acme', false);
    expect(isHidden(aJob('one'))).toBe(false);
  });

  test("a user's excluded companies are hidden", () => {
    const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 1, isSubscribed: false };
    const session = { logOut: () => undefined, subscribe: async () => undefined };
    setSession({ state: 'user', user: { ...user, excludedCompanies: ['acme'] }, ...session });
    expect(isHidden(aJob('one'))).toBe(true);
  });
});

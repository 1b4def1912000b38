/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { InstantApply, type InstantApplyProps } from './components/instant-apply.tsx';
import { aPlace } from './testing/an-application.ts';
import {
  cleanUpApplications,
  givenApplications,
  givenWindows,
  showApplications,
} from './testing/given-applications.tsx';

const job = {
  jobID: 'greenhouse:a/b&c:1',
  jobTitle: 'Backend Engineer',
  jobUrl: 'https://boards.example/1',
  locations: [aPlace('Austin')],
};
const address = '/profile/applications?job=greenhouse%3Aa%2Fb%26c%3A1';

async function pressInstantApply(
  service = givenApplications(),
  overrides: Partial<InstantApplyProps['job']> = {},
) {
  const button = <InstantApply job={{ ...job, ...overrides }} className="" />;
  const { keys, location } = showApplications(service, '', button);
  await keys.click(screen.getByRole('button', { name: 'Instant Apply, Backend Engineer' }));
  return {
    history: location.history,
    applied: () => service.requests.map(({ operation, input }) => ({ operation, input })),
  };
}

afterEach(cleanUpApplications);

describe('instant apply', () => {
  test('APPLY-01 one click opens the form beside the page and shows the packet, without marking the job', async () => {
    const opened = givenWindows();
    const { history, applied } = await pressInstantApply();
    expect(opened).toEqual([
      { url: job.jobUrl, opener: null, features: 'popup,left=835,top=0,width=605,height=875' },
    ]);
    expect(history.at(-1)).toBe(address);
    expect(applied()).toEqual([]);
  });

  test('APPLY-01 doesn’t mark the job if the pop-up is blocked', async () => {
    givenWindows(true);
    const { history, applied } = await pressInstantApply();
    expect(history.at(-1)).toBe(address);
    expect(applied()).toEqual([]);
  });

  test.each([
    ['several places', { locations: [aPlace('Austin'), aPlace('Waco')] }],
    ['no web page', { jobUrl: 'javascript:alert(1)' }],
  ])('APPLY-01 opens nothing yet for a job with %s', async (_what, overrides) => {
    const opened = givenWindows();
    const { history, applied } = await pressInstantApply(givenApplications(), overrides);
    expect([history.at(-1), opened, applied()]).toEqual([address, [], []]);
  });
});

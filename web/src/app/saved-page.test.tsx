/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { savedInBrowser } from '../features/saved-jobs/saved-jobs.ts';
import { setSession } from '../features/session/session.ts';
import { Queries, queryClient } from '../service/queries.tsx';
import { failedWith, fakeGraphQL, type GraphQLRequest } from '../service/testing/fake-graphql.ts';
import SavedPage from './pages/saved-page.tsx';

const CLOSED_AT = '2026-06-01T12:00:00.000Z';
const places = {
  jobLocation: 'Austin, TX',
  isRemote: false,
  locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
};
const copies = (number: number) => ({
  jobID: `job-${number}`,
  jobTitle: `Engineer ${number}`,
  jobUrl: `https://acme.example/${number}`,
});

let answer: (request: GraphQLRequest) => unknown;
beforeEach(() => {
  savedInBrowser.write([]);
  fakeGraphQL((request) => answer(request));
});
afterEach(() => {
  cleanup();
  setSession({ state: 'visitor' });
  queryClient.clear();
});

function show() {
  const location = memoryLocation({ path: '/saved', record: true });
  render(
    <Router hook={location.hook}>
      <Queries>
        <SavedPage />
      </Queries>
    </Router>,
  );
  return location;
}

function signIn() {
  const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 1, isSubscribed: false };
  setSession({ state: 'user', user, logOut: () => undefined, subscribe: async () => undefined });
}

const texts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the saved jobs page', () => {
  test('APPLY-01 tells a visitor without saved jobs how to save one', () => {
    show();
    screen.getByRole('heading', { name: 'No saved jobs yet' });
    expect(screen.getByRole('link', { name: "See today's jobs" }).getAttribute('href')).toBe('/');
  });

  test('APPLY-01 marks the jobs that have closed or are gone, and only open ones can be applied for', async () => {
    savedInBrowser.write([1, 2, 3].map((number) => ({ ...copies(number), fullCompanyName: 'Acme' })));
    answer = ({ variables: { jobID } }) => {
      if (jobID === 'job-3') return failedWith({ errorType: 'NotFound', message: 'Gone.' });
      return { data: { getJob: { ...places, closedAt: jobID === 'job-2' ? CLOSED_AT : null } } };
    };
    show();
    await screen.findByText('Closed');
    await screen.findByText('No longer listed');
    expect(texts()).toEqual(['Engineer 1', 'Engineer 2', 'Engineer 3']);
    expect(screen.getAllByRole('link', { name: /^Apply/ }).map((link) => link.getAttribute('href'))).toEqual([
      'https://acme.example/1',
    ]);
    expect(screen.queryByRole('link', { name: 'Engineer 3' })).toBeNull();
  });

  test('APPLY-01 moves a job to the applications when a user says so', async () => {
    const calls: string[] = [];
    let isSaved = true;
    answer = ({ operation, input }) => {
      calls.push(operation);
      if (operation === 'changeApplication') {
        isSaved = false;
        return { data: { changeApplication: { jobID: input['jobID'], state: input['state'] } } };
      }
      const item = { ...copies(1), companyName: 'Acme', job: { ...places, closedAt: null } };
      return { data: { listApplications: { items: isSaved ? [item] : [], nextToken: null } } };
    };
    signIn();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'I applied for Engineer 1' }));
    await screen.findByRole('heading', { name: 'No saved jobs yet' });
    expect(calls).toContain('changeApplication');
  });

  test('APPLY-01 says why the list of a user could not be loaded, and tries again', async () => {
    let isBroken = true;
    answer = () =>
      isBroken
        ? failedWith({ errorType: 'BadInput', message: 'The service says why.' })
        : { data: { listApplications: { items: [], nextToken: null } } };
    signIn();
    show();
    await screen.findByText('The service says why.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No saved jobs yet' });
  });
});

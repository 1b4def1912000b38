/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { givenJob } from '../features/listing/testing/given-job.ts';
import { failedWith, fakeGraphQL } from '../service/testing/fake-graphql.ts';
import { App } from './app.tsx';
import { pageOf } from './pages.ts';
import { routeOf } from './route-of.ts';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const boston = { city: 'Boston', state: 'MA', country: 'US' };

/** A job in two cities. Each posting's id leads to it. */
const job = {
  ...givenJob(),
  locations: [austin, boston],
  role: 'De',
  closedAt: null,
  description: [],
  alsoIn: [],
  applyUrls: [austin, boston].map((place) => ({ place, url: 'https://boards.example/larkspur/1' })),
};

const JOB_TITLE = 'Senior Backend Engineer, Payments at Larkspur Systems · Daybreak';

beforeEach(() => {
  const matchMedia = () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { scrollTo: () => undefined, matchMedia });
  fakeGraphQL(({ operation, variables }) =>
    operation === 'getJob' && String(variables['jobID']).startsWith('larkspur')
      ? { data: { getJob: job } }
      : failedWith({ errorType: 'NotFound', message: 'There is no such job.' }),
  );
});

async function given(path: string) {
  history.replaceState(null, '', path);
  await pageOf(routeOf(path)).load();
  render(<App />);
}

const go = (path: string) => act(async () => navigate(path));
const hasTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));
const isListed = () => document.querySelector('meta[name=robots]') === null;

describe('the head of a job page', () => {
  test('names the job, also under the id of its posting in another city', async () => {
    await given('/jobs/larkspur-austin');
    await hasTitle(JOB_TITLE);
    await go('/jobs/larkspur-boston');
    await hasTitle(JOB_TITLE);
    await go('/jobs/larkspur-austin');
    await hasTitle(JOB_TITLE);
    expect(isListed()).toBe(true);
  });

  test('ROUTE-01 of an unknown job is that of the 404 page', async () => {
    await given('/jobs/unknown');
    await hasTitle('Not found · Daybreak');
    expect(isListed()).toBe(false);
  });
});

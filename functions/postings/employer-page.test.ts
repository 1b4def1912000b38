import { expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { employerPage } from './employer-page.ts';

const posting = (id: string, city: string, state: string) => ({
  board: 'greenhouse:acme',
  id,
  url: `https://jobs.example/acme/${id}`,
  places: [{ city, state, country: 'US' }],
});
const job = aJob({ postings: [posting('1', 'Austin', 'TX'), posting('2', 'Denver', 'CO')] });

test.each([
  ['the posting of their own city', 'Denver', 'CO', '2'],
  ['the first of those in their state', '', 'TX', '1'],
  ['the first if none is in their places', 'Boston', 'MA', '1'],
])('MATCH-01 a job posted in many places links to %s', (_, city, state, id) => {
  const locations = [{ city, state, country: 'US' }];
  expect(employerPage({ locations, includeRemote: false }, job)).toBe(`https://jobs.example/acme/${id}`);
});

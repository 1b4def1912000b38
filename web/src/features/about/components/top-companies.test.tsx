/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { fakeGraphQL, type GraphQLRequest } from '../../../service/testing/fake-graphql.ts';
import type { TopCompanies as TopCompaniesData } from '../api/top-companies.ts';
import { TopCompanies } from './top-companies.tsx';

const clock = { date: '2026-03-10', timeZone: 'UTC' };
let board: TopCompaniesData;
let requests: GraphQLRequest[];

beforeEach(() => {
  requests = [];
  board = {
    total: 1_205,
    topCompanies: [
      { name: 'Tidewater Robotics', count: 31 },
      { name: 'Foxglove Library', count: 1 },
    ],
  };
  fakeGraphQL((request) => {
    requests.push(request);
    return { data: { listJobsByFilters: board } };
  });
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TopCompanies clock={clock} />
    </QueryClientProvider>,
  );

describe('the top companies of /about-us', () => {
  test('ABOUT-04 are those of the board as it opens, with its counts', async () => {
    show();
    await screen.findByText('Based on 1,205 full-time engineering jobs since yesterday.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tidewater Robotics31 jobs',
      'Foxglove Library1 job',
    ]);
    expect(requests.map(({ input }) => input)).toEqual([{ ...clock, fRole: 'En', jobType: 'Fu' }]);
  });

  test('ABOUT-04 say that there are none yet', async () => {
    board = { total: 0, topCompanies: [] };
    show();
    await screen.findByText(/^No full-time engineering jobs since yesterday\./);
    expect(screen.queryByText(/^Based on/)).toBeNull();
  });
});

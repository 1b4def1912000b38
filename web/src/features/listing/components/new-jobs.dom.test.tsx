/** @jest-environment jsdom */

import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeGraphQL, type GraphQLRequest } from '../../../service/testing/fake-graphql.ts';
import { jobsRead } from '../board.ts';
import type { BoardQuery } from '../board-input.ts';
import { givenJob } from '../testing/given-job.ts';
import { givenPage } from '../testing/given-page.ts';
import { useBoard } from '../use-board.ts';
import { NewJobs } from './new-jobs.tsx';

const query: BoardQuery = {
  filters: { ...defaultFilters, title: 'sofware enginer' },
  clock: { date: '2026-03-10', timeZone: 'UTC' },
};

function Board() {
  const { reading } = useBoard(query);
  if (reading.counts === null) return null;
  return (
    <>
      <p>{jobsRead(reading.parts)} shown</p>
      <NewJobs query={query} asOf={reading.counts.asOf} onShown={() => undefined} />
    </>
  );
}

/** As the service does: corrects a title for a board, but not for new jobs. */
const respond = ({ input }: GraphQLRequest) => {
  if (input['detectedAfter'] === undefined)
    return givenPage([givenJob({ jobID: 'first' })], { correctedTitle: 'software engineer' });
  return givenPage(input['title'] === 'software engineer' ? [givenJob({ jobID: 'second' })] : []);
};

test('HOME-20 announces and shows new jobs on a board whose title was corrected', async () => {
  fakeGraphQL((request) => ({ data: { listJobsByFilters: respond(request) } }));
  render(<Board />);
  await screen.findByText('1 shown');
  // Ends the wait before the next poll.
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    screen.getByRole('button', { name: /^1 new job/ });
  });
  await userEvent.click(screen.getByRole('button', { name: /^1 new job/ }));
  await screen.findByText('2 shown');
});

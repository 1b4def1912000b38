/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { queryClient } from '../../service/queries.tsx';
import { fakeGraphQL, type GraphQLRequest } from '../../service/testing/fake-graphql.ts';
import { accountQuery } from '../account/account-query.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { givenJob } from '../listing/testing/given-job.ts';
import { useBoardTab } from '../listing/use-board-tab.ts';
import { type SessionUser, setSession } from '../session/session.ts';
import type { MatchPage } from './api/list-matches.ts';
import { OwnBoardSlot } from './components/own-board-slot.tsx';

const clock = { date: '2026-03-10', timeZone: 'UTC' };
const now = Date.parse('2026-03-10T15:00:00.000Z');

let requests: GraphQLRequest[];
let answer: (request: GraphQLRequest) => Partial<MatchPage> | 'failure';

const match = (number: number, jobDetected = '2026-03-10T14:00:00.000Z') => ({
  job: givenJob({ jobID: `job-${number}`, jobTitle: `Engineer ${number}`, jobDetected }),
  reason: 'Matches Engineer in Austin, TX',
  fit: '',
  moreOfEmployer: 0,
});

function Page() {
  const tabs = useBoardTab();
  return (
    <>
      <button type="button" onClick={tabs.showAll}>
        Filter
      </button>
      <OwnBoardSlot tabs={tabs} now={now} clock={clock}>
        <p>Every job</p>
      </OwnBoardSlot>
    </>
  );
}

function givenUser(stated: Partial<SessionUser> = {}): void {
  setSession({
    state: 'user',
    user: {
      email: 'ada@mail.example',
      firstName: 'Ada',
      matches: 10,
      isSubscribed: false,
      hasTitles: true,
      ...stated,
    },
    logOut: () => undefined,
    subscribe: async () => undefined,
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  requests = [];
  queryClient.clear();
  answer = () => ({ items: [match(1)], total: 1 });
  fakeGraphQL((request) => {
    // The cards' Save buttons load them.
    if (request.operation === 'listApplications')
      return { data: { listApplications: { items: [], nextToken: null } } };
    requests.push(request);
    const page = answer(request);
    if (page === 'failure') return { errors: [{ errorType: 'Internal', message: 'Oops' }] };
    const none = { items: [], nextToken: null, total: 0, hint: 'none' };
    return { data: { listMatches: { ...none, shown: page.total ?? 0, ...page } } };
  });
});
afterEach(() => setSession({ state: 'visitor' }));

describe('the board of a user with job titles', () => {
  test('HOME-01 opens on their matches, with the reasons, by day', async () => {
    answer = () => ({ items: [match(1), match(2, '2026-03-09T14:00:00.000Z')], total: 2 });
    givenUser();
    render(<Page />);
    expect(await screen.findByText('2 jobs since yesterday match your profile.')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Engineer 1',
      'Yesterday',
      'Engineer 2',
    ]);
    expect(screen.getAllByText('Matches Engineer in Austin, TX')).toHaveLength(2);
    expect(screen.queryByText('Every job')).toBeNull();
    expect(requests.map(({ input }) => input)).toEqual([
      { email: 'ada@mail.example', ...clock, sort: 'newest', nextToken: null },
    ]);
  });

  test('HOME-01 loads further pages as they come near', async () => {
    answer = ({ input }) =>
      input['nextToken'] === null
        ? { items: [match(1)], total: 2, nextToken: 'next' }
        : { items: [match(2)], total: 2 };
    givenUser();
    render(<Page />);
    expect(await screen.findByText('Engineer 2')).toBeTruthy();
    expect(screen.getByText("That's everything since yesterday.")).toBeTruthy();
    expect(requests).toHaveLength(2);
  });

  test('HOME-01 has all jobs beside them, by click and arrow key, and remembers the choice', async () => {
    givenUser();
    const { unmount } = render(<Page />);
    await userEvent.click(await screen.findByRole('tab', { name: 'All jobs' }));
    expect(screen.getByText('Every job')).toBeTruthy();
    unmount();
    render(<Page />);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All jobs');
    screen.getByRole('tab', { name: 'All jobs' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('For you');
    expect(await screen.findByText('Engineer 1')).toBeTruthy();
  });

  test('HOME-05 a filter shows all jobs, until the next browser session', async () => {
    givenUser();
    const { unmount } = render(<Page />);
    await screen.findByText('Engineer 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText('Every job')).toBeTruthy();
    unmount();
    sessionStorage.clear();
    render(<Page />);
    expect(await screen.findByText('Engineer 1')).toBeTruthy();
  });

  test('HOME-05 a link with filters shows all jobs, also after a reload, when the page has marked the address', async () => {
    history.replaceState(null, '', '/?FR=Pr');
    givenUser();
    const { unmount } = render(<Page />);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('All jobs');
    unmount();
    history.replaceState({ board: 'FR=Pr' }, '', '/?FR=Pr');
    render(<Page />);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('All jobs');
  });

  test('HOME-05 a filter that is chosen before the session is known shows all jobs', async () => {
    setSession({ state: 'loading' });
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    act(() => givenUser());
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('All jobs');
  });

  test('FIT-01 lists the best fits first on request, each with its reasons', async () => {
    const fit = 'Good fit: asks for Golang, in your resume';
    answer = ({ input }) =>
      input['sort'] === 'fit'
        ? { items: [{ ...match(2), fit }, match(1)], total: 2 }
        : { items: [match(1), { ...match(2), fit }], total: 2 };
    givenUser();
    render(<Page />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Best fit' }));
    expect(await screen.findByText('Best fit first')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Engineer 2', 'Engineer 1']);
    expect(screen.getByText(`Matches Engineer in Austin, TX. ${fit}.`)).toBeTruthy();
    expect(screen.queryByText('Add your skills')).toBeNull();
  });

  test('FIT-01 asks people without evidence for their skills', async () => {
    queryClient.setQueryData(accountQuery.queryKey, accountOf());
    givenUser();
    render(<Page />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Best fit' }));
    expect(await screen.findByRole('link', { name: 'Add your skills' })).toBeTruthy();
  });

  test('FIT-01 says if a filter leaves nothing, and shows all again', async () => {
    answer = ({ input }) =>
      input['isRemote'] === true ? { total: 1, shown: 0 } : { items: [match(1)], total: 1 };
    givenUser();
    render(<Page />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remote' }));
    await screen.findByRole('heading', { name: 'No matches with these filters' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all matches' }));
    expect(await screen.findByText('Engineer 1')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remote' }).checked).toBe(false);
  });

  test('FIT-01 has one line for an employer’s other jobs, which opens them in place', async () => {
    answer = ({ input }) =>
      input['employer'] === undefined
        ? { items: [{ ...match(1), moreOfEmployer: 1 }], total: 2 }
        : { items: [match(1), match(2)], total: 2, shown: 2 };
    givenUser();
    render(<Page />);
    const company = match(1).job.fullCompanyName;
    await userEvent.click(await screen.findByRole('button', { name: `1 more at ${company}` }));
    const more = await screen.findByRole('list', { name: `More at ${company}` });
    expect(await within(more).findByText('Engineer 2')).toBeTruthy();
    expect(screen.getAllByText('Engineer 1')).toHaveLength(1);
    expect(requests.at(-1)?.input).toMatchObject({ employer: company });
  });

  test('says what to change if nothing matches', async () => {
    answer = () => ({ hint: 'excluded' });
    givenUser();
    render(<Page />);
    expect(await screen.findByRole('heading', { name: 'No matches yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change your exclusions' })).toBeTruthy();
  });

  test('says if matches could not load, and tries again', async () => {
    answer = () => 'failure';
    givenUser();
    render(<Page />);
    await screen.findByRole('heading', { name: "Couldn't load your matches" });
    answer = () => ({ items: [match(1)], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 job since yesterday matches your profile.')).toBeTruthy();
  });
});

describe('the board of everyone else', () => {
  test('HOME-01 is all jobs, without tabs or a request', () => {
    render(<Page />);
    expect(screen.getByText('Every job')).toBeTruthy();
    act(() => givenUser({ hasTitles: false }));
    expect(screen.getByText('Every job')).toBeTruthy();
    expect([screen.queryByRole('tab'), requests]).toEqual([null, []]);
  });

  test('waits for a session that showed matches before', async () => {
    localStorage.setItem('board-tab', 'you');
    setSession({ state: 'loading' });
    render(<Page />);
    expect(screen.getByText('Loading your matches')).toBeTruthy();
    act(() => setSession({ state: 'visitor' }));
    await waitFor(() => expect(screen.getByText('Every job')).toBeTruthy());
  });
});

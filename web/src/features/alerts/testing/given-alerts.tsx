import { afterEach, beforeEach, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../service/query-client.ts';
import {
  failedWith,
  fakeGraphQL,
  type GraphQLError,
  type GraphQLRequest,
} from '../../../service/testing/fake-graphql.ts';
import { accountQuery } from '../../account/account-query.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import type { Offer } from '../../feedback/api/feedback.ts';
import { applyNote } from '../alert-history.ts';
import type { Alert } from '../api/alerts.ts';
import { Alerts } from '../components/alerts.tsx';
import { anAlert, aPage } from './an-alert.ts';

export const NOW = '2026-06-01T15:05:00.000Z';

/** The service behind the page: its alerts, how it refuses, and the calls that it has received. */
export const service = {
  alerts: [] as readonly Alert[],
  refuse: null as GraphQLError | null,
  pagesRead: 0,
  notes: [] as unknown[],
  /** The answers, and what was taken over and undone. */
  answers: [] as unknown[],
  offers: [] as readonly Offer[],
  why: '',
  /** Holds the answers to an operation until it resolves; they say what was true when the request arrived. */
  holds: new Map<string, Promise<void>>(),
};

async function answerTo(request: GraphQLRequest): Promise<unknown> {
  if (request.operation === 'noteAlert') await service.holds.get('noteAlert');
  const answer = currentAnswer(request);
  if (request.operation !== 'noteAlert') await service.holds.get(request.operation);
  return answer;
}

function currentAnswer({ operation, input }: GraphQLRequest): unknown {
  if (service.refuse) return failedWith(service.refuse);
  if (operation === 'answerAlert') {
    service.answers.push(input['answer']);
    return { data: { answerAlert: { offers: service.offers, why: service.why } } };
  }
  if (operation === 'takeOffer') {
    const { jobID, words } = input;
    const at = NOW;
    const learned = [
      { id: 'learned', at, jobID: String(jobID), alert: 'Backend Engineer', words: String(words) },
    ];
    return { data: { takeOffer: accountOf({ learned }) } };
  }
  if (operation === 'unlearn') {
    service.answers.push({ unlearned: input['id'] });
    return { data: { unlearn: accountOf() } };
  }
  if (operation === 'noteAlert') {
    service.notes.push(input);
    const alert = service.alerts.find(({ jobID }) => jobID === input['jobID']) ?? anAlert(0);
    const after = applyNote(alert, String(input['note']) as 'opened', NOW);
    service.alerts = service.alerts.map((known) => (known === alert ? after : known));
    return { data: { noteAlert: after } };
  }
  if (operation === 'previewAlerts')
    return { data: { previewAlerts: { times: 0, total: 0, hint: 'narrow', items: [] } } };
  const version = JSON.stringify(service.alerts[0]?.jobID);
  if (operation === 'alertsVersion') return { data: { alertsVersion: version } };
  service.pagesRead += 1;
  const from = Number(input['nextToken'] ?? 0);
  const nextToken = from + 30 < service.alerts.length ? String(from + 30) : null;
  return {
    data: { listAlerts: aPage(service.alerts.slice(from, from + 30), { nextToken, version }) },
  };
}

/** Advances the page's clock. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Opens the page with these alerts. `reopen` leaves it and comes back, by default only when its data is forgotten. */
export function givenAlerts(alerts: readonly Alert[], overrides: Parameters<typeof accountOf>[0] = {}) {
  service.alerts = alerts;
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, accountOf(overrides));
  const page = (
    <QueryClientProvider client={client}>
      <Alerts email="ada@mail.example" />
    </QueryClientProvider>
  );
  const view = render(page);
  const reopen = async (afterMs = 1) => {
    view.unmount();
    if (afterMs > 0) await pass(afterMs);
    render(page);
  };
  return { keys: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), reopen };
}

/** Gives every test of a file a fixed clock and an empty service. */
export function resetServiceForEachTest(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(NOW) });
    Object.assign(service, { refuse: null, pagesRead: 0, notes: [], answers: [], offers: [], why: '' });
    service.holds.clear();
    fakeGraphQL(answerTo);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

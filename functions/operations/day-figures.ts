import { latenciesOf, latencyPercentile } from '../board/stats/latency.ts';
import type { StoredDays } from '../board/stats/stats-store.ts';
import { estimateDollars } from './unit-costs.ts';

/** The figures of a UTC day. Null: there is no data. */
export interface DayFigures {
  readonly jobs: number | null;
  readonly alerts: number | null;
  readonly messages: number | null;
  /** Seconds from the detection of a job to the message about it, of messages that didn't wait on purpose. */
  readonly p50: number | null;
  readonly p95: number | null;
  readonly refused: number | null;
  readonly bounced: number | null;
  readonly freeAlerts: number | null;
  readonly subscribed: number | null;
  readonly canceled: number | null;
  /** Estimated. */
  readonly dollars: number | null;
}

const NO_DATA: DayFigures = {
  jobs: null,
  alerts: null,
  messages: null,
  p50: null,
  p95: null,
  refused: null,
  bounced: null,
  freeAlerts: null,
  subscribed: null,
  canceled: null,
  dollars: null,
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the figures of a UTC day ('YYYY-MM-DD'). The recount writes a row for every day on which the product ran. */
export function dayFigures({ counts, alerts, operations }: StoredDays, day: string): DayFigures {
  const counted = counts.get(day);
  if (!counted) return NO_DATA;
  const sent = alerts.get(day);
  const others = operations.get(day);
  const latencies = latenciesOf(sent);
  const jobs = sum(Object.values(counted.jobs).flat());
  const messages = sent?.messages ?? 0;
  const { sources } = counted;
  return {
    jobs,
    alerts: sent?.alerts ?? 0,
    messages,
    p50: latencyPercentile(latencies, 0.5),
    p95: latencyPercentile(latencies, 0.95),
    refused: sent?.refused ?? 0,
    bounced: others?.bounced ?? 0,
    freeAlerts: sent?.charged ?? 0,
    subscribed: others?.subscribed ?? 0,
    canceled: others?.canceled ?? 0,
    dollars:
      sources === undefined
        ? null
        : estimateDollars({
            boards: sum(Object.values(sources.states)),
            jobs,
            messages,
            texts: sent?.texts ?? 0,
          }),
  };
}

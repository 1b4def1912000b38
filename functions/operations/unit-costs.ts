/**
 * The cost of one unit in dollars, AWS and the model provider together, from the cost model of docs/cost.md:
 * list prices of us-east-1 in November 2026, without free tiers. bench/cost/model/unit-costs.test.ts compares
 * them with the model.
 */
export const UNIT_COSTS = {
  /** A day of what bills for being there: alarms, logs, firewalls, schedules, idle queues, stored rows. */
  day: 2.38,
  /** A day of reading one board. */
  board: 0.000579,
  /** A new job, with its changes, enrichment and matching. */
  job: 0.000816,
  /** A message, with the alerts that are opened for it and its delivery events. */
  message: 0.000235,
  /** A text to a U.S. number, with the carrier's fee. */
  text: 0.00881,
} as const;

/** The counts of a day. */
export interface DailyUsage {
  readonly boards: number;
  readonly jobs: number;
  readonly messages: number;
  readonly texts: number;
}

/** Estimates a day's dollars. Visits, accounts and documents are not counted, so it is a little too low. */
export const estimateDollars = ({ boards, jobs, messages, texts }: DailyUsage): number =>
  UNIT_COSTS.day +
  boards * UNIT_COSTS.board +
  jobs * UNIT_COSTS.job +
  messages * UNIT_COSTS.message +
  texts * UNIT_COSTS.text;

import { DAYS, type Inputs, monthlyActivity, SECONDS } from './activity.ts';
import { monthlyPurposes } from './purposes.ts';
import { addUsage } from './usage.ts';

/** A limit that grows with the number of people. */
interface Quota {
  readonly name: string;
  /** The limit, in the unit that `load` returns. */
  readonly limit: number;
  readonly unit: string;
  /** Whose limit it is: AWS's default, or our own setting with its file. */
  readonly from: string;
  readonly remedy: string;
  /** The load of a number of people in a busy hour. */
  load(people: number, inputs: Inputs): number;
}

/** A busy hour has three times the month's mean: 80 % of postings come in nine hours of five days. */
const PEAK = 3;

const usageOf = (people: number, inputs: Inputs) =>
  addUsage(...monthlyPurposes(people, inputs).map(({ usage }) => usage));
const peak = (perMonth: number | undefined): number => ((perMonth ?? 0) / SECONDS) * PEAK;

export const QUOTAS: readonly Quota[] = [
  {
    name: 'SES sending rate',
    limit: 14,
    unit: 'e-mails a second',
    from: "AWS's default for a new account",
    remedy:
      'raise it with SES, then `mailsPerSecond` in cdk.json; until then alerts wait and gather in messages',
    load: (people, inputs) => peak(monthlyActivity(people, inputs).messages),
  },
  {
    name: 'SES daily quota',
    limit: 50_000,
    unit: 'e-mails a day',
    from: "AWS's default for a new account",
    remedy: 'raised together with the rate',
    load: (people, inputs) => monthlyActivity(people, inputs).messages / DAYS,
  },
  {
    name: 'Texts from a toll-free number',
    limit: 3,
    unit: 'parts a second',
    from: 'AWS End User Messaging',
    remedy:
      'a pool with a short code (100 a second); raise the spending limit of $1 a month before the first text',
    load: (people, inputs) => peak(usageOf(people, inputs).texts),
  },
  {
    name: 'HTTP API stage',
    limit: 100,
    unit: 'requests a second',
    from: 'infra/http.ts',
    remedy: "raise `throttlingRateLimit`; the account's limit is 10,000 a second",
    load: (people, inputs) => peak(usageOf(people, inputs).httpRequests),
  },
  {
    name: 'Cognito, refreshed tokens and sign-ins',
    limit: 120,
    unit: 'requests a second',
    from: "AWS's default",
    remedy: 'buy more in Service Quotas ($20 a month for each further request a second)',
    load: (people, inputs) => peak(monthlyActivity(people, inputs).visits),
  },
  {
    name: 'Cognito, sign-ups',
    limit: 50,
    unit: 'requests a second',
    from: "AWS's default",
    remedy: 'the same',
    load: (people, inputs) => peak(monthlyActivity(people, inputs).newPeople * 2),
  },
  {
    name: 'Lambda concurrency',
    limit: 1_000,
    unit: 'at a time',
    from: "AWS's default; a new account may have 10",
    remedy:
      'raise it; event sources have their own limits (9 readers, 20 matchers), so boards never starve visitors',
    load: (people, inputs) => peak(usageOf(people, inputs).gbSeconds),
  },
  {
    name: 'AppSync request tokens',
    limit: 10_000,
    unit: 'tokens a second',
    from: "AWS's default in us-east-1",
    remedy: 'raise it',
    load: (people, inputs) => peak(usageOf(people, inputs).graphqlRequests),
  },
  {
    name: 'DynamoDB writes, new table',
    limit: 4_000,
    unit: 'WCU a second',
    from: 'AWS: a new on-demand table; it doubles its last peak within 30 minutes',
    remedy: 'grows by itself; set a warm throughput before a launch',
    load: (people, inputs) => peak(usageOf(people, inputs).writeUnits),
  },
  {
    name: 'DynamoDB writes, on-demand table',
    limit: 40_000,
    unit: 'WCU a second',
    from: "AWS's default",
    remedy: 'raise it in Service Quotas',
    load: (people, inputs) => peak(usageOf(people, inputs).writeUnits),
  },
  {
    name: 'DynamoDB reads, on-demand table',
    limit: 40_000,
    unit: 'RCU a second',
    from: "AWS's default",
    remedy: 'raise it in Service Quotas',
    load: (people, inputs) => peak(usageOf(people, inputs).readUnits),
  },
  {
    name: 'Alerts in flight in a standard queue',
    limit: 120_000,
    unit: 'messages',
    from: 'AWS, fixed',
    remedy: 'never: two workers have at most 20 messages',
    load: () => 20,
  },
  {
    name: 'Boards queue, FIFO',
    limit: 300,
    unit: 'calls a second and action',
    from: "AWS's default",
    remedy: 'never: a round sends one message per reader',
    load: (_, { habits }) => habits.readers / 60,
  },
  {
    name: 'CloudFront',
    limit: 250_000,
    unit: 'requests a second',
    from: "AWS's default for a distribution",
    remedy: 'raise it',
    load: (people, inputs) => peak(usageOf(people, inputs).edgeRequests),
  },
  {
    name: 'WAF on AppSync',
    limit: 25_000,
    unit: 'requests a second',
    from: "AWS's default for a regional web ACL",
    remedy: 'raise it',
    load: (people, inputs) => peak(usageOf(people, inputs).graphqlRequests),
  },
  {
    name: 'EventBridge Scheduler',
    limit: 500,
    unit: 'invocations a second',
    from: "AWS's default",
    remedy: 'never: ten schedules',
    load: (_, { units }) => units.template.scheduledRunsPerDay / 86_400,
  },
];

/** Well above everything that this document is about. */
const MOST_PEOPLE = 1e9;

/** Returns the number of people that meets a quota, or undefined if it does not depend on them. */
export function peopleAt({ limit, load }: Quota, inputs: Inputs): number | undefined {
  if (load(MOST_PEOPLE, inputs) < limit) return undefined;
  let [low, high] = [0, MOST_PEOPLE];
  while (high - low > Math.max(1, low / 1_000)) {
    const middle = (low + high) / 2;
    if (load(middle, inputs) < limit) low = middle;
    else high = middle;
  }
  return high;
}

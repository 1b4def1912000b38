import { type Billed, perOperations } from './prices.ts';
import type { Kind, Step } from './step.ts';

/** The outcome of one kind of load. */
export interface Loaded {
  readonly kind: Pick<Kind, 'name' | 'operation' | 'limitMs'>;
  readonly steps: readonly Step[];
  /** The reason there is no further step, without a period. */
  readonly ended: string;
  /** Totals of the steps within the limits, or of the last step if none was. */
  readonly billed: Billed;
  readonly operations: number;
}

const NAMES: Record<keyof Billed, string> = {
  readUnits: 'DynamoDB read units',
  writeUnits: 'DynamoDB write units',
  invocations: 'Lambda invocations',
  gbSeconds: 'Lambda GB-seconds',
  queueRequests: 'SQS requests',
  topicRequests: 'SNS requests',
  mails: 'SES mails',
  edgeRequests: 'CloudFront requests',
  firewallRequests: 'firewall requests',
  graphqlRequests: 'AppSync requests',
  httpRequests: 'HTTP API requests',
};

const HEAD = ['offered/s', 'achieved/s', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'];

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/**
 * Formats the report on one kind: a table of its steps, the reason they ended, and what 1,000 operations
 * cost on AWS.
 */
export function formatReport({ kind, steps, ended, billed, operations }: Loaded): string {
  const rows = steps.map((step) => [
    number(step.offered, 1),
    number(step.achieved, 1),
    ...[step.p50, step.p95, step.p99].map((ms) => number(ms)),
    [...step.errors].map(([error, count]) => `${count} ${error}`).join(', ') || '0',
  ]);
  const items = perOperations(billed, operations).filter(({ amount }) => amount > 0);
  const total = items.reduce((sum, { dollars }) => sum + dollars, 0);
  const bill = items.map(({ item, amount, dollars }) => [
    NAMES[item],
    number(amount, amount < 100 ? 1 : 0),
    `$${dollars.toFixed(4)}`,
  ]);
  return [
    `${kind.name}: ${kind.operation}; p95 at most ${number(kind.limitMs)} ms`,
    ...table([HEAD, ...rows]),
    `  Ended: ${ended}.`,
    '',
    ...table([['per 1,000 on AWS', 'amount', 'dollars'], ...bill, ['together', '', `$${total.toFixed(4)}`]]),
    '',
  ].join('\n');
}

/** Aligns text to the left and numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const isWords = column === 0 ? /[a-z]{2}/.test(rows[1]?.[0] ?? '') : HEAD[column] === 'errors';
        return isWords ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')}`.trimEnd(),
  );
}

/** Caveats printed below the report. */
export const NOTES = [
  'Throughput and times are those of one machine that runs the emulator, DynamoDB Local, the load itself and whatever else is going on. What carries over to AWS is what an operation takes: units, requests and dollars.',
  'Operations begin when they are due, not when earlier ones have ended, and times count from then. A step above a limit is tried once more.',
  'Amounts are those of the steps within the limits, with what schedules did during them. GB-seconds are wall-clock time, so a busy machine overstates them.',
  'Not in the dollars: active users of the user pool, traffic, requests to S3, what the queues’ pollers ask, what SES tells of mails through SNS, logs, metrics and traces; see docs/cost.md.',
];

import { formatNumber } from '../measure/statistics.ts';
import { type Billed, priceOperations } from './billing.ts';
import type { Scenario, Step } from './step.ts';

/** The result of ramping up one scenario. */
export interface RampResult {
  readonly scenario: Pick<Scenario, 'name' | 'operation' | 'limitMs'>;
  readonly steps: readonly Step[];
  /** Why there is no further step. Has no period. */
  readonly endReason: string;
  /** Totals of the steps within the limits, or of the last step if none was. */
  readonly billed: Billed;
  readonly operations: number;
}

const NAMES: Record<keyof Billed, string> = {
  readUnits: 'DynamoDB RCU',
  writeUnits: 'DynamoDB WCU',
  invocations: 'Lambda invocations',
  gbSeconds: 'Lambda GB-seconds',
  queueRequests: 'SQS requests',
  topicRequests: 'SNS requests',
  mails: 'SES emails',
  edgeRequests: 'CloudFront requests',
  firewallRequests: 'WAF requests',
  graphqlRequests: 'AppSync requests',
  httpRequests: 'HTTP API requests',
};

const HEAD = ['offered rps', 'achieved rps', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'];

/**
 * Formats the report on one scenario: its steps, the reason for stopping, and the AWS usage and list price of 1,000
 * operations.
 */
export function formatReport({ scenario, steps, endReason, billed, operations }: RampResult): string {
  const rows = steps.map((step) => [
    formatNumber(step.offered, 1),
    formatNumber(step.achieved, 1),
    ...[step.p50, step.p95, step.p99].map((ms) => formatNumber(ms)),
    [...step.errors].map(([error, count]) => `${count} ${error}`).join(', ') || '0',
  ]);
  const items = priceOperations(billed, operations).filter(({ amount }) => amount > 0);
  const total = items.reduce((sum, { dollars }) => sum + dollars, 0);
  const bill = items.map(({ item, amount, dollars }) => [
    NAMES[item],
    formatNumber(amount, amount < 100 ? 1 : 0),
    `$${dollars.toFixed(4)}`,
  ]);
  return [
    `${scenario.name}: ${scenario.operation}; limit p95 ≤ ${formatNumber(scenario.limitMs)} ms`,
    ...alignColumns([HEAD, ...rows]),
    `  Ended: ${endReason}.`,
    '',
    ...alignColumns([
      ['AWS usage per 1,000 operations', 'amount', 'USD'],
      ...bill,
      ['total', '', `$${total.toFixed(4)}`],
    ]),
    '',
  ].join('\n');
}

/** Aligns text to the left and numbers to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
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
  'Throughput and latency are those of one machine that also runs the emulator, DynamoDB Local and the load generator. Usage and price per operation carry over to AWS.',
  'Operations start on schedule, not when earlier ones end, and latency counts from the scheduled start. A step that exceeds a limit gets a second try.',
  'Usage is that of the steps within the limits, and includes the schedules that ran during them. GB-seconds are wall-clock time, so a busy machine overstates them.',
  'Not priced: the user pool’s monthly active users, data transfer, S3 requests, SQS polling, SES events through SNS, logs, metrics and traces. docs/cost.md has them all.',
];

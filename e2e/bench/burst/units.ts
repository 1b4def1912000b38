import type { Row } from '../bench.ts';
import type { CallCount } from './running-product.ts';

/** The write unit budget of a message with one job, from creating the alert to marking it as sent. */
const MESSAGE = 3.2;

/**
 * Returns the read units of these calls. DynamoDB Local reports 0 for a query that finds nothing, while AWS
 * charges half a unit.
 */
export const readUnits = ({ action, calls, readUnits: counted }: CallCount) =>
  action === 'Query' ? Math.max(counted, calls / 2) : counted;

/** Turns 'Daybreak-dev-AlertsDeliver227CA91D' into 'AlertsDeliver'. */
const shortName = (principal: string) => principal.replace(/^.*-/, '').replace(/[0-9A-F]{8}$/, '');

/**
 * Returns the read and write units of each function, divided by `count` alerts or messages. If `judged`,
 * the total has the budget of a single message.
 */
export function unitRows(what: string, calls: readonly CallCount[], count: number, judged = false): Row[] {
  const sums = new Map<string, { reads: number; writes: number }>();
  for (const call of calls) {
    if (call.service !== 'dynamodb' || call.principal === null || call.principal === 'local') continue;
    const name = shortName(call.principal);
    const { reads, writes } = sums.get(name) ?? { reads: 0, writes: 0 };
    sums.set(name, { reads: reads + readUnits(call), writes: writes + call.writeUnits });
  }
  const each = (units: number) => (units / count).toFixed(2);
  const writing = ['MatchingMatch', 'AlertsDeliver'].reduce(
    (sum, name) => sum + (sums.get(name)?.writes ?? 0),
    0,
  );
  const verdict = judged ? { budget: `${MESSAGE} write units`, ok: writing / count <= MESSAGE } : {};
  return [
    { what: `${what}, opened and delivered`, value: `${each(writing)} write units`, ...verdict },
    ...[...sums]
      .filter(([, { reads, writes }]) => (reads + writes) / count >= 0.005)
      .sort((one, other) => other[1].writes - one[1].writes)
      .map(([name, { reads, writes }]) => ({
        what: `${what}, by ${name}`,
        value: `${each(writes)} write, ${each(reads)} read units`,
      })),
  ];
}

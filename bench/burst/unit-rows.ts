import { billedReadUnits, type CallCount, isOwnCall } from '../measure/gateway-calls.ts';
import type { Row } from '../runner/bench.ts';

/** The budget of a message with one job, from creating the alert to marking it as sent. */
const WRITE_UNITS_PER_MESSAGE = 3.2;

/** Turns 'Daybreak-dev-AlertsDeliver227CA91D' into 'AlertsDeliver'. */
const shortName = (principal: string) => principal.replace(/^.*-/, '').replace(/[0-9A-F]{8}$/, '');

/**
 * Returns the WCU and RCU of each function, divided by `count` alerts or messages. With `hasBudget`, the total has the
 * budget of a single message.
 */
export function unitRows(name: string, calls: readonly CallCount[], count: number, hasBudget = false): Row[] {
  const sums = new Map<string, { reads: number; writes: number }>();
  for (const call of calls) {
    if (call.service !== 'dynamodb' || !isOwnCall(call)) continue;
    const construct = shortName(call.principal);
    const { reads, writes } = sums.get(construct) ?? { reads: 0, writes: 0 };
    sums.set(construct, { reads: reads + billedReadUnits(call), writes: writes + call.writeUnits });
  }
  const each = (units: number) => (units / count).toFixed(2);
  const writing = ['MatchingMatch', 'AlertsDeliver'].reduce(
    (sum, construct) => sum + (sums.get(construct)?.writes ?? 0),
    0,
  );
  const verdict = hasBudget
    ? { budget: `≤ ${WRITE_UNITS_PER_MESSAGE} WCU`, ok: writing / count <= WRITE_UNITS_PER_MESSAGE }
    : {};
  return [
    { metric: `${name}, match and delivery`, value: `${each(writing)} WCU`, ...verdict },
    ...[...sums]
      .filter(([, { reads, writes }]) => (reads + writes) / count >= 0.005)
      .sort((one, other) => other[1].writes - one[1].writes)
      .map(([construct, { reads, writes }]) => ({
        metric: `${name}, ${construct}`,
        value: `${each(writes)} WCU, ${each(reads)} RCU`,
      })),
  ];
}

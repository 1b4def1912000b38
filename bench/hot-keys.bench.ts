import { isServed, LIMITS } from './hot-keys/key-load.ts';
import { MAILS_PER_SECOND, scenarios } from './hot-keys/scenarios.ts';
import { formatNumber } from './measure/statistics.ts';
import type { Bench } from './runner/bench.ts';

/** Compares the busiest keys of the table with what DynamoDB serves from one partition. */
export const bench: Bench = {
  name: 'hot-keys',
  help: `Computes what the busiest partition keys use in their busiest second, with the product's key functions, workers and
caches, and compares it with what DynamoDB serves from one partition.`,
  async run() {
    const loads = await scenarios();
    return {
      rows: loads.map((load) => {
        const { name, pk, unit, units, before } = load;
        const was = before === undefined ? '' : ` (was ${formatNumber(before)})`;
        return {
          metric: `${name}: ${pk}`,
          value: `${formatNumber(units)} ${unit}${was}`,
          budget: `≤ ${formatNumber(LIMITS[unit])} ${unit}`,
          ok: isServed(load),
        };
      }),
      notes: [
        `Workers as for ${formatNumber(MAILS_PER_SECOND)} mails a second; a DynamoDB call takes 5 ms. What isn't mailed is worked as fast as its calls allow.`,
        "DynamoDB also splits a partition that stays busy, and lets idle ones serve bursts. The model doesn't count on it.",
      ],
    };
  },
};

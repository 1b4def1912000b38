import type { Key } from '../../functions/table/keys.ts';

/** The units that a partition serves in a second: "Partition key design" in DynamoDB's developer guide. */
export const LIMITS = { WCU: 1_000, RCU: 3_000 } as const;

/** The busiest key of a scenario, and what it uses in its busiest second. */
export interface KeyLoad {
  readonly name: string;
  readonly pk: string;
  readonly unit: keyof typeof LIMITS;
  readonly units: number;
  /** The units before the product was changed because of them; absent if it wasn't. */
  readonly before?: number;
}

/** Returns the busiest partition of one second, in which each of these keys is used once. */
export function busiestKey(keys: readonly Key[], unitsEach: number): Pick<KeyLoad, 'pk' | 'units'> {
  const counts = new Map<string, number>();
  for (const { pk } of keys) counts.set(pk, (counts.get(pk) ?? 0) + 1);
  const [[pk, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return { pk, units: count * unitsEach };
}

/** Whether the key's partition serves this in a second. */
export const isServed = ({ unit, units }: Pick<KeyLoad, 'unit' | 'units'>): boolean => units <= LIMITS[unit];

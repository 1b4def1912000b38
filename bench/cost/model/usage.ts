import { monthlyDollars, PRICES, type PriceName, unitDollars } from './prices.ts';

/** Billed amounts of a month, by price. */
export type Usage = Readonly<Partial<Record<PriceName, number>>>;

const entriesOf = (usage: Usage): [PriceName, number][] =>
  // Object.entries widens the keys to string, but a usage has only these.
  Object.entries(usage) as [PriceName, number][];

export function addUsage(...usages: readonly Usage[]): Usage {
  const sum: Partial<Record<PriceName, number>> = {};
  for (const usage of usages)
    for (const [name, amount] of entriesOf(usage)) sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}

export const scaleUsage = (usage: Usage, factor: number): Usage =>
  Object.fromEntries(entriesOf(usage).map(([name, amount]) => [name, amount * factor]));

/** Returns a month's dollars by service, after free tiers and volume discounts. */
export function dollarsByService(usage: Usage): ReadonlyMap<string, number> {
  const dollars = new Map<string, number>();
  for (const [name, amount] of entriesOf(usage)) {
    const { service } = PRICES[name];
    dollars.set(service, (dollars.get(service) ?? 0) + monthlyDollars(PRICES[name], amount));
  }
  return dollars;
}

/** Returns the dollars of a part of a month's usage, at first-tier prices without free units. */
export const dollarsAtFirstTier = (usage: Usage): number =>
  entriesOf(usage).reduce((sum, [name, amount]) => sum + amount * unitDollars(name), 0);

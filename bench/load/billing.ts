import { type PriceName, unitDollars } from '../cost/model/prices.ts';
import type { EntryPoint } from './client.ts';

/** The bill of an operation of the load test, without free tiers. */
const ITEMS = [
  'readUnits',
  'writeUnits',
  'invocations',
  'gbSeconds',
  'queueRequests',
  'topicRequests',
  'mails',
  'edgeRequests',
  'firewallRequests',
  'graphqlRequests',
  'httpRequests',
] as const satisfies readonly PriceName[];

/** The billed amount of each item. */
export type Billed = Record<(typeof ITEMS)[number], number>;

const NOTHING: Billed = {
  readUnits: 0,
  writeUnits: 0,
  invocations: 0,
  gbSeconds: 0,
  queueRequests: 0,
  topicRequests: 0,
  mails: 0,
  edgeRequests: 0,
  firewallRequests: 0,
  graphqlRequests: 0,
  httpRequests: 0,
};

/** Billed items of one request. AppSync and the user pool each have their own web ACL. */
const BILLED_BY_ENTRY_POINT: Record<EntryPoint, Partial<Billed>> = {
  page: { edgeRequests: 1, firewallRequests: 1 },
  api: { edgeRequests: 1, firewallRequests: 1, httpRequests: 1 },
  graphql: { edgeRequests: 1, firewallRequests: 2, graphqlRequests: 1 },
  pool: { firewallRequests: 1 },
  code: { mails: 1 },
};

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  // Object.keys is typed as string[], but the keys are known here.
  Object.keys(record) as Key[];

export function addBilled(...bills: readonly Partial<Billed>[]): Billed {
  const sum = { ...NOTHING };
  for (const bill of bills) for (const key of keysOf(sum)) sum[key] += bill[key] ?? 0;
  return sum;
}

/** Returns the billed items of the counted requests. */
export const billRequests = (counts: ReadonlyMap<EntryPoint, number>): Billed =>
  addBilled(
    ...[...counts].flatMap(([to, count]) => Array.from({ length: count }, () => BILLED_BY_ENTRY_POINT[to])),
  );

/** Returns each item’s amount and price in dollars per `by` operations. */
export const priceOperations = (billed: Billed, operations: number, by = 1_000) =>
  ITEMS.map((item) => {
    const amount = (billed[item] / operations) * by;
    return { item, amount, dollars: amount * unitDollars(item) };
  });

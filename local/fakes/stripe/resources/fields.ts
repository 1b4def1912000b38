import { z } from 'zod';
import type { Account } from '../account/account.ts';

export const booleanParam = z.enum(['true', 'false']).transform((text) => text === 'true');

export const timestampParam = z.coerce.number().int().min(0);

/** An empty string removes all metadata, an empty value one key. */
export const metadataParam = z.union([z.record(z.string(), z.string()), z.literal('').transform(() => ({}))]);

/** https://docs.stripe.com/api/metadata */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (Object.keys(change).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** Throws for an unknown customer. */
export const customerParam = (account: Account) =>
  z.string().transform((id) => account.get('customer', id, 'customer').id);

interface Range {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
}

export const createdFilter = z.union([
  timestampParam.transform((at): Range => ({ gte: at, lte: at })),
  z
    .strictObject({ gt: timestampParam, gte: timestampParam, lt: timestampParam, lte: timestampParam })
    .partial(),
]);

export function isInRange({ gt, gte, lt, lte }: Range = {}, at: number): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
}

import { z } from 'zod';
import type { Account } from '../account/account.ts';

/** true or false, as forms write them. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A moment, in seconds since 1970. */
export const moment = z.coerce.number().int().min(0);

/** What a caller notes at an object; an empty text takes everything away, and an empty value one name. */
export const metadata = z.union([z.record(z.string(), z.string()), z.literal('').transform(() => ({}))]);

/** Metadata as it is after a change: https://docs.stripe.com/api/metadata */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (Object.keys(change).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** A filter of a list by its customer; one who is unknown is refused. */
export const customerOf = (account: Account) =>
  z.string().transform((id) => account.need('customer', id, 'customer').id);

interface Range {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
}

/** A filter of a list by when things were made. */
export const created = z.union([
  moment.transform((at): Range => ({ gte: at, lte: at })),
  z.strictObject({ gt: moment, gte: moment, lt: moment, lte: moment }).partial(),
]);

/** Whether something made at a moment passes the filter. */
export function isCreated({ gt, gte, lt, lte }: Range = {}, at: number): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
}

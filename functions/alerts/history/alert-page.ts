import * as z from 'zod';
import { Fault } from '../../house/fault.ts';
import type { Alert } from '../../table/alert.ts';

/** Alerts on a page. */
export const PAGE = 30;

const Token = z.tuple([z.string(), z.string()]);

type Place = Pick<Alert, 'matchedAt' | 'sk'>;

/** Newest first; of those of one moment, by their job. */
const isAfter = (one: Place, other: Place): boolean =>
  one.matchedAt === other.matchedAt ? one.sk > other.sk : one.matchedAt < other.matchedAt;

const write = ({ matchedAt, sk }: Place): string =>
  Buffer.from(JSON.stringify([matchedAt, sk])).toString('base64url');

function read(token: string): Place {
  try {
    const [matchedAt, sk] = Token.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
    return { matchedAt, sk };
  } catch (error) {
    throw new Fault('BadInput', 'nextToken: This is no page of alerts. Please start from the first.', {
      cause: error,
    });
  }
}

/** A page of a person's alerts, and the token of the next; no alert comes twice, and none is left out, while new ones come. */
export function alertPage(alerts: readonly Alert[], token: string | null) {
  const after = token === null ? undefined : read(token);
  const sorted = alerts
    .filter((alert) => after === undefined || isAfter(alert, after))
    .sort((one, other) => (isAfter(one, other) ? 1 : -1));
  const items = sorted.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items,
    nextToken: last && sorted.length > PAGE ? write(last) : null,
    total: alerts.length,
    pending: alerts.filter(({ state }) => state === 'pending').length,
  };
}

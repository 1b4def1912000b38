import { randomBytes } from 'node:crypto';
import type { Book } from './book.ts';
import type { Kept, Kind } from './kept.ts';
import { PRICES } from './plans.ts';
import { invalid } from './refusal.ts';
import { shown } from './shown.ts';

/** The version of the API that is played, which an event's data has too. */
export const API_VERSION = '2026-10-28.endive';

/** How an event is handed on; `body` is signed as it stands. */
export type Deliver = (event: { readonly id: string; readonly body: string }) => void;

/** The account at the played Stripe: what it keeps, its clock, and its events. */
export interface Account {
  /** Whole seconds since 1970 by the account's clock, which may be ahead of everybody else's. */
  now(): number;
  find<K extends Kind>(kind: K, id: string): Kept[K] | undefined;
  /** As find; refuses when there is none: 404 for the object of the address, 400 for one that `param` names. */
  need<K extends Kind>(kind: K, id: string, param?: string): Kept[K];
  /** Newest first. */
  all<K extends Kind>(kind: K): readonly Kept[K][];
  put<K extends Kind>(kind: K, object: Kept[K]): Kept[K];
  /** Makes an event of it, with what the object had before where it says so, and hands it to be delivered. */
  tell(type: string, object: object, previous?: Readonly<Record<string, unknown>>): void;
  /** Has an event delivered once more, as it was. */
  tellAgain(event: Kept['event']): void;
  show(object: unknown, expand?: readonly string[]): unknown;
  /** Sets the clock ahead to the moment; never back. */
  moveTo(seconds: number): void;
}

/** A new id, as cus_4f0c… */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Makes the account on its book. */
export function openAccount(
  book: Book,
  given: { now(): number; origin(): string; deliver: Deliver },
): Account {
  const show = (object: unknown, expand: readonly string[] = []) =>
    shown(object, expand, { origin: given.origin(), find: book.findAny });
  const account: Account = {
    now: () => Math.floor(given.now() / 1000) + book.ahead(),
    find: book.find,
    need(kind, id, param) {
      const found = book.find(kind, id);
      if (found) return found;
      const named = kind === 'session' ? 'checkout.session' : kind;
      const status = param === undefined ? 404 : 400;
      throw invalid(`No such ${named}: '${id}'`, { code: 'resource_missing', param: param ?? 'id', status });
    },
    all: book.all,
    put: book.put,
    tell(type, object, previous) {
      const event = book.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: {
          object: { ...(show(object) as Record<string, unknown>) }, // An object is shown as an object.
          ...(previous && { previous_attributes: previous }),
        },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      account.tellAgain(event);
    },
    tellAgain: (event) => given.deliver({ id: event.id, body: JSON.stringify(event, null, 2) }),
    show,
    moveTo: (seconds) => book.moveAhead(seconds - account.now()),
  };
  for (const price of PRICES) book.put('price', price);
  return account;
}

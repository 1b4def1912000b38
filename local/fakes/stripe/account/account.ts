import { randomBytes } from 'node:crypto';
import { invalidRequest } from './api-error.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectKind, StripeObjects } from './objects.ts';
import { PRICES } from './prices.ts';
import { renderObject } from './render-object.ts';

export const API_VERSION = '2026-10-28.endive';

/** `body` is signed as is. */
export type DeliverEvent = (event: { readonly id: string; readonly body: string }) => void;

/** The Stripe account: its objects, clock and events. */
export interface Account {
  /** Whole seconds since 1970. The account's clock may be ahead of the system clock. */
  now(): number;
  find<K extends ObjectKind>(kind: K, id: string): StripeObjects[K] | undefined;
  /** Like find, but throws if there is none: 404 for the URL's object, 400 for one named by `param`. */
  get<K extends ObjectKind>(kind: K, id: string, param?: string): StripeObjects[K];
  /** Newest first. */
  all<K extends ObjectKind>(kind: K): readonly StripeObjects[K][];
  put<K extends ObjectKind>(kind: K, object: StripeObjects[K]): StripeObjects[K];
  /** Stores an event and delivers it. `previous` has the old values of changed fields. */
  emit(type: string, object: object, previous?: Readonly<Record<string, unknown>>): void;
  redeliver(event: StripeObjects['event']): void;
  render(object: unknown, expand?: readonly string[]): unknown;
  /** Never moves the clock back. */
  advanceTo(seconds: number): void;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export function openAccount(
  book: ObjectStore,
  given: { now(): number; origin(): string; deliver: DeliverEvent },
): Account {
  const show = (object: unknown, expand: readonly string[] = []) =>
    renderObject(object, expand, { origin: given.origin(), find: book.findAny });
  const account: Account = {
    now: () => Math.floor(given.now() / 1000) + book.clockOffset(),
    find: book.find,
    get(kind, id, param) {
      const found = book.find(kind, id);
      if (found) return found;
      const named = kind === 'session' ? 'checkout.session' : kind;
      const status = param === undefined ? 404 : 400;
      throw invalidRequest(`No such ${named}: '${id}'`, {
        code: 'resource_missing',
        param: param ?? 'id',
        status,
      });
    },
    all: book.all,
    put: book.put,
    emit(type, object, previous) {
      const event = book.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: {
          object: { ...(show(object) as Record<string, unknown>) }, // Objects render as objects.
          ...(previous && { previous_attributes: previous }),
        },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      account.redeliver(event);
    },
    redeliver: (event) => given.deliver({ id: event.id, body: JSON.stringify(event, null, 2) }),
    render: show,
    advanceTo: (seconds) => book.moveAhead(seconds - account.now()),
  };
  for (const price of PRICES) book.put('price', price);
  return account;
}

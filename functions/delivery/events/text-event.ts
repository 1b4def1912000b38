import * as z from 'zod';
import type { DeliveryEvent } from './delivery-event.ts';

/** Fields of a text by which its events name our message. `beside`: the channel it went along with. */
export const TextContext = z.object({
  message: z.string(),
  person: z.string(),
  beside: z.enum(['mail', 'push', 'nothing']),
});
export type TextContext = z.infer<typeof TextContext>;

/**
 * An event about one of our texts, as a configuration set publishes it.
 * Source: AWS End User Messaging SMS, "Example AWS End User Messaging SMS event data".
 */
export const TextEvent = z.object({
  eventType: z.string().startsWith('TEXT_'),
  /** Epoch milliseconds. */
  eventTimestamp: z.number(),
  isFinal: z.boolean(),
  destinationPhoneNumber: z.string().optional(),
  context: TextContext,
});
export type TextEvent = z.infer<typeof TextEvent>;

const DELIVERED = new Set(['TEXT_DELIVERED', 'TEXT_SUCCESSFUL']);

/** Parses an event about a text. A failure counts only when it is final: before that, the service still tries. */
export function parseTextEvent(raw: TextEvent): DeliveryEvent {
  const { eventType, eventTimestamp, isFinal, destinationPhoneNumber: number, context } = raw;
  const at = new Date(eventTimestamp).toISOString();
  const event = { channel: 'text', messageId: context.message, sub: context.person } as const;
  if (DELIVERED.has(eventType)) return { ...event, reports: { textDeliveredAt: at } };
  const failure = isFinal ? FAILURES[eventType] : undefined;
  if (!failure) return { ...event, reports: {} };
  const reports = { textFailedAt: at, textFailure: failure.why, textAlone: context.beside === 'nothing' };
  if (!failure.isPermanent || number === undefined) return { ...event, reports };
  return { ...event, reports, state: 'bounced', number };
}

interface TextFailure {
  /** The reason shown to the person. */
  readonly why: string;
  /** Whether the next text to this number would fail too. */
  readonly isPermanent?: true;
}

const BLOCKED_BY_CARRIER = { why: 'Your carrier blocked the text.' };
const NOT_SENT = { why: "Our text service couldn't send it." };

/**
 * The event types of undelivered texts. TEXT_UNKNOWN isn't one: it also comes after 72 hours without a
 * receipt, and many carriers send none. Source: AWS End User Messaging SMS, "Event types for SMS, MMS, and
 * voice".
 */
const FAILURES: Readonly<Record<string, TextFailure>> = {
  TEXT_BLOCKED: { why: 'Your phone or carrier blocks our texts.', isPermanent: true },
  TEXT_INVALID: { why: "This number can't receive texts.", isPermanent: true },
  TEXT_UNREACHABLE: { why: "Your phone couldn't be reached." },
  TEXT_TTL_EXPIRED: { why: "Your phone couldn't be reached in time." },
  TEXT_CARRIER_UNREACHABLE: { why: "Your carrier couldn't be reached." },
  TEXT_CARRIER_BLOCKED: BLOCKED_BY_CARRIER,
  TEXT_SPAM: BLOCKED_BY_CARRIER,
  TEXT_INVALID_MESSAGE: NOT_SENT,
  TEXT_PROTECT_BLOCKED: NOT_SENT,
};

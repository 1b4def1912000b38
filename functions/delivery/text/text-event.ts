import * as z from 'zod';
import type { DeliveryEvent } from '../events/delivery-event.ts';
import { textFailure } from './text-failures.ts';

/** What a text carries so that its events name our message. `beside`: what else the message went by. */
export const TextContext = z.object({
  message: z.string(),
  person: z.string(),
  beside: z.enum(['mail', 'nothing']),
});
export type TextContext = z.infer<typeof TextContext>;

/**
 * An event about a text of ours, as a configuration set's destination publishes it.
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

/** Translates an event about a text. A failure counts once it is final: before, the service still tries. */
export function textEvent(given: TextEvent): DeliveryEvent {
  const { eventType, eventTimestamp, isFinal, destinationPhoneNumber: number, context } = given;
  const at = new Date(eventTimestamp).toISOString();
  const event = { channel: 'text', messageId: context.message, sub: context.person } as const;
  if (DELIVERED.has(eventType)) return { ...event, reports: { textDeliveredAt: at } };
  const failure = isFinal ? textFailure(eventType) : undefined;
  if (!failure) return { ...event, reports: {} };
  const reports = { textFailedAt: at, textFailure: eventType, textAlone: context.beside === 'nothing' };
  if (!failure.isPermanent || number === undefined) return { ...event, reports };
  return { ...event, reports, state: 'bounced', number };
}

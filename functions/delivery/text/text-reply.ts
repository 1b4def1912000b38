import * as z from 'zod';
import type { User } from '../../table/user.ts';
import { asksToStop } from './asks-to-stop.ts';

/**
 * A reply to a text. Source: AWS End User Messaging SMS, "Two-way SMS messaging", the message published to the topic.
 */
export const TextReply = z.object({ originationNumber: z.string(), messageBody: z.string() });
export type TextReply = z.infer<typeof TextReply>;

/**
 * Parses a reply: 'start' for a keyword that opts in again, 'stop' for any words that clearly ask for an end.
 * Ignores case, accents and punctuation.
 */
export function parseReply(body: string): 'stop' | 'start' | undefined {
  if (asksToStop(body)) return 'stop';
  return START.has(body.toUpperCase().replace(/[^A-Z]/g, '')) ? 'start' : undefined;
}

const START = new Set(['START', 'UNSTOP', 'YES']);

/** Applies a reply from a number; undefined if nothing changes or the number is no longer the person's. */
export function applyReply(user: User, number: string, reply: 'stop' | 'start'): User | undefined {
  const textState = reply === 'stop' ? 'off' : 'active';
  if (user.phone !== number || !user.phoneVerified || user.userPrefs.textState === textState)
    return undefined;
  return { ...user, userPrefs: { ...user.userPrefs, textState } };
}

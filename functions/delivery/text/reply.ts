import * as z from 'zod';
import type { User } from '../../table/user.ts';

/**
 * What somebody answered to a text. Source: AWS End User Messaging SMS, "Two-way SMS messaging", the message published
 * to the topic.
 */
export const Reply = z.object({ originationNumber: z.string(), messageBody: z.string() });
export type Reply = z.infer<typeof Reply>;

/** Words that end texts, as US carriers ask for them (CTIA Messaging Principles), and those that begin them again. */
const STOP = new Set('STOP STOPALL UNSUBSCRIBE CANCEL END QUIT OPTOUT REVOKE'.split(' '));
const START = new Set('START UNSTOP YES'.split(' '));

/** What an answer wants, whatever its capitals and marks; undefined where it is no word we know. */
export function wishOf(body: string): 'stop' | 'start' | undefined {
  const word = body.toUpperCase().replace(/[^A-Z]/g, '');
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : undefined;
}

/** The record after a wish about its number; undefined where nothing changes, or the number is no longer its own. */
export function wished(user: User, number: string, wish: 'stop' | 'start'): User | undefined {
  const textState = wish === 'stop' ? 'off' : 'on';
  if (user.phone !== number || !user.phoneVerified || user.userPrefs.textState === textState)
    return undefined;
  return { ...user, userPrefs: { ...user.userPrefs, textState } };
}

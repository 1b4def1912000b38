import * as z from 'zod';
import type { User } from '../../table/user.ts';

/**
 * A reply to a text. Source: AWS End User Messaging SMS, "Two-way SMS messaging", the message published to the topic.
 */
export const TextReply = z.object({ originationNumber: z.string(), messageBody: z.string() });
export type TextReply = z.infer<typeof TextReply>;

/** Keywords that US carriers require (CTIA Messaging Principles), and those that opt in again. */
const STOP = new Set('STOP STOPALL UNSUBSCRIBE CANCEL END QUIT OPTOUT REVOKE'.split(' '));
const START = new Set('START UNSTOP YES'.split(' '));

/** Parses a reply, ignoring case and punctuation; undefined for anything that isn't a keyword. */
export function parseReply(body: string): 'stop' | 'start' | undefined {
  const keyword = body.toUpperCase().replace(/[^A-Z]/g, '');
  if (STOP.has(keyword)) return 'stop';
  return START.has(keyword) ? 'start' : undefined;
}

/** Applies a reply from a number; undefined if nothing changes or the number is no longer the person's. */
export function applyReply(user: User, number: string, reply: 'stop' | 'start'): User | undefined {
  const textState = reply === 'stop' ? 'off' : 'active';
  if (user.phone !== number || !user.phoneVerified || user.userPrefs.textState === textState)
    return undefined;
  return { ...user, userPrefs: { ...user.userPrefs, textState } };
}

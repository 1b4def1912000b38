import { hashPrefix } from '../../table/shards.ts';

const MINUTE = 60_000;

/** After how many minutes a message is tried again, at the earliest and at the latest. */
const MINUTES = { throttled: [0, 1], overQuota: [15, 45] } as const;

/**
 * When a message that the account may not send now is tried again, in milliseconds. SES asks for a wait of up to ten
 * minutes after a throttle, and its quota frees mail by mail, as those of a day ago age. The times of many messages are
 * spread evenly, so that they are not all throttled again at once.
 */
export function retryAt(outcome: keyof typeof MINUTES, messageId: string, at: number): number {
  const [earliest, latest] = MINUTES[outcome];
  const share = Number.parseInt(hashPrefix(messageId), 16) / 2 ** 32;
  return at + Math.round((earliest + share * (latest - earliest)) * MINUTE);
}

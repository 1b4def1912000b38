import type { DailyMessages } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { maxJobsIn } from '../timing/message-size.ts';
import { countMessage, nextSendTime } from '../timing/next-send-time.ts';

const MINUTE = 60_000;

/**
 * Counts the messages a person would have got until an instant for jobs detected at these times (epoch milliseconds). It
 * follows the rules of delivery with the person's settings, as if mail were on and nothing sent before.
 */
export function countMessages(user: User, detections: readonly number[], until: number): number {
  const mailReader: User = {
    ...user,
    userPrefs: { ...user.userPrefs, notifyEmail: true, emailState: 'active' },
  };
  const { timeZone } = user.userPrefs;
  const waiting = detections.toSorted((one, other) => one - other);
  let sent = 0;
  let nextAt = 0;
  let messages: DailyMessages | null = null;
  for (let [oldest] = waiting; oldest !== undefined; [oldest] = waiting) {
    const at = Math.max(oldest, nextAt);
    const sendTime = nextSendTime(mailReader, { messages, texts: null, oldest }, at);
    const sentAt = sendTime > oldest ? minuteAfter(sendTime) : oldest;
    if (sentAt > until) break;
    const opened = waiting.filter((detected) => detected <= sentAt).length;
    waiting.splice(0, Math.min(opened, maxJobsIn(mailReader, { messages, oldest }, sentAt)));
    sent += 1;
    messages = countMessage(messages, timeZone, sentAt);
    nextAt = sentAt + user.alertSettings.foldMinutes * MINUTE;
  }
  return sent;
}

const minuteAfter = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

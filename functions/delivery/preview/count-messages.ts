import type { DailyMessages } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { maxJobsIn } from '../deliver.ts';
import { countMessage, nextSendTime } from '../timing/next-send-time.ts';

const MINUTE = 60_000;

/** The jobs due in one minute, and when the first was detected. */
interface DueJobs {
  readonly jobs: number;
  readonly oldest: number;
}

/**
 * Counts the messages a person would have got until an instant for jobs detected at these times (epoch milliseconds). It
 * follows the rules of delivery minute by minute with the person's settings, as if mail were on and nothing sent before.
 */
export function countMessages(user: User, detections: readonly number[], until: number): number {
  const mailReader: User = { ...user, userPrefs: { ...user.userPrefs, notifyEmail: true, emailState: 'on' } };
  const { timeZone } = user.userPrefs;
  const due = new Map<number, DueJobs>();
  const put = (minute: number, { jobs, oldest }: DueJobs) => {
    const known = due.get(minute);
    due.set(minute, { jobs: jobs + (known?.jobs ?? 0), oldest: Math.min(oldest, known?.oldest ?? oldest) });
  };
  for (const at of detections) put(Math.floor(at / MINUTE) * MINUTE, { jobs: 1, oldest: at });
  let sent = 0;
  let nextAt = 0;
  let messages: DailyMessages | null = null;
  for (let at = Math.min(...due.keys()); at <= until; at += MINUTE) {
    const waiting = due.get(at);
    if (!waiting) continue;
    const sendTime =
      nextAt > at ? nextAt : nextSendTime(mailReader, { messages, texts: null, oldest: waiting.oldest }, at);
    let left = waiting.jobs;
    if (sendTime <= at) {
      sent += 1;
      left -= maxJobsIn(mailReader, messages, at);
      messages = countMessage(messages, timeZone, at);
      nextAt = at + user.alertSettings.foldMinutes * MINUTE;
    }
    // A message takes the newest jobs, so the oldest one is among those left.
    if (left > 0) put(minuteAfter(Math.max(sendTime, nextAt)), { jobs: left, oldest: waiting.oldest });
  }
  return sent;
}

const minuteAfter = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

import type { DailyMessages } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { jobsInMessage } from '../deliver.ts';
import { nextSendTime, withOneMore } from '../timing/next-send-time.ts';

const MINUTE = 60_000;

/** Jobs that come to a person in one minute: how many, and when the first was detected. */
interface Waiting {
  readonly jobs: number;
  readonly oldest: number;
}

/**
 * How many messages a person would have got until an instant for jobs detected at these, all in epoch milliseconds:
 * the rule of delivery minute by minute, by the person's own settings, as if mail were open and nothing sent before.
 */
export function messagesUntil(user: User, detections: readonly number[], until: number): number {
  const reader: User = { ...user, userPrefs: { ...user.userPrefs, notifyEmail: true, emailState: 'on' } };
  const { timeZone } = user.userPrefs;
  const due = new Map<number, Waiting>();
  const put = (minute: number, { jobs, oldest }: Waiting) => {
    const there = due.get(minute);
    due.set(minute, { jobs: jobs + (there?.jobs ?? 0), oldest: Math.min(oldest, there?.oldest ?? oldest) });
  };
  for (const at of detections) put(Math.floor(at / MINUTE) * MINUTE, { jobs: 1, oldest: at });
  let gone = 0;
  let nextAt = 0;
  let messages: DailyMessages | null = null;
  for (let at = Math.min(...due.keys()); at <= until; at += MINUTE) {
    const waiting = due.get(at);
    if (!waiting) continue;
    const opens =
      nextAt > at ? nextAt : nextSendTime(reader, { messages, texts: null, oldest: waiting.oldest }, at);
    let left = waiting.jobs;
    if (opens <= at) {
      gone += 1;
      left -= jobsInMessage(reader, messages, at);
      messages = withOneMore(messages, timeZone, at);
      nextAt = at + user.alertSettings.foldMinutes * MINUTE;
    }
    // A message takes the newest, so the oldest stays among what is left.
    if (left > 0) put(minuteAfter(Math.max(opens, nextAt)), { jobs: left, oldest: waiting.oldest });
  }
  return gone;
}

const minuteAfter = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

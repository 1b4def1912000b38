import type { DailyMessages } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';
import { compareFreshness, leaveUntil, type Ranked, roomAt, takeInto } from '../message-room.ts';
import { countMessage, isDigest, nextDigestTime, nextSendTime } from '../timing/next-send-time.ts';

const MINUTE = 60_000;

/** A job that matched; `at` is when it was detected, in milliseconds. */
export type Detection = Omit<Ranked, 'fit'>;

export interface MessageCount {
  /** Digests not included. */
  readonly messages: number;
  readonly digests: number;
  /** The jobs in all of them. */
  readonly jobs: number;
}

/** The person's meter and queue, as far as they matter. */
interface Mailbox {
  /** The oldest first. */
  readonly waiting: readonly Ranked[];
  /** Those that wait for the digest at `digestAt`. */
  readonly forDigest: ReadonlySet<Ranked>;
  readonly digestAt: number | null;
  readonly nextAt: number;
  readonly messages: DailyMessages | null;
}

/**
 * Counts the messages a person would have got until an instant for these jobs. It follows the rules of
 * delivery with the person's settings, as if mail were on, no pause, nothing sent before, and all jobs fitted
 * equally well.
 */
export function countMessages(user: User, detections: readonly Detection[], until: number): MessageCount {
  const mailReader: User = {
    ...user,
    userPrefs: { ...user.userPrefs, notifyEmail: true, emailState: 'active' },
    alertSettings: { ...user.alertSettings, pausedUntil: '' },
  };
  const waiting = detections
    .map((detection) => ({ ...detection, fit: 0 }))
    .sort((one, other) => one.at - other.at || (one.jobId < other.jobId ? -1 : 1));
  let mailbox: Mailbox = { waiting, forDigest: new Set(), digestAt: null, nextAt: 0, messages: null };
  const count = { messages: 0, digests: 0, jobs: 0 };
  for (let at = nextMessage(mailReader, mailbox); at <= until; at = nextMessage(mailReader, mailbox)) {
    const sent = sendAt(mailReader, mailbox, at);
    count[sent.isDigest ? 'digests' : 'messages'] += 1;
    count.jobs += sent.jobs;
    mailbox = sent.mailbox;
  }
  return count;
}

/** When the next message goes, in milliseconds; infinity if nothing waits. */
function nextMessage(user: User, { waiting, forDigest, digestAt, nextAt, messages }: Mailbox): number {
  const [oldest] = waiting;
  if (oldest === undefined) return Number.POSITIVE_INFINITY;
  const sendTime = (from: number) => {
    const at = Math.max(from, nextAt);
    const time = nextSendTime(user, { messages, texts: null, oldest: oldest.at }, at);
    return time > from ? minuteAfter(time) : from;
  };
  const fresh = waiting.find((job) => !forDigest.has(job));
  return Math.min(
    fresh === undefined ? Number.POSITIVE_INFINITY : sendTime(fresh.at),
    digestAt === null ? Number.POSITIVE_INFINITY : sendTime(minuteAfter(digestAt)),
  );
}

function sendAt(user: User, { waiting, digestAt, messages }: Mailbox, at: number) {
  const opened = waiting.filter((job) => job.at <= at);
  const oldest = opened[0]?.at ?? at;
  const room = roomAt(user, { messages, digestAt, oldest, waiting: opened.length }, at);
  const ordered = room.isEnough ? opened : opened.toSorted((one, other) => compareFreshness(one, other, at));
  const chosen = new Set(takeInto([], ordered, room));
  const rest = opened.filter((job) => !chosen.has(job));
  const newest = Math.max(...opened.map((job) => job.at));
  const leftUntil = room.isDigest && rest.length > 0 ? leaveUntil(newest, at) : Number.NEGATIVE_INFINITY;
  const waits = rest.filter((job) => job.at > leftUntil);
  const nextAt = at + user.alertSettings.foldMinutes * MINUTE;
  const counted = countMessage(messages, user.userPrefs.timeZone, at);
  const isFull = isDigest(user, { messages: counted, oldest: waits[0]?.at ?? at }, nextAt);
  const forDigest = new Set(isFull ? [] : waits);
  const mailbox: Mailbox = {
    waiting: waiting.filter((job) => job.at > at || waits.includes(job)),
    forDigest,
    digestAt: forDigest.size === 0 ? null : nextDigestTime(user, at),
    nextAt,
    messages: counted,
  };
  return { mailbox, isDigest: room.isDigest, jobs: chosen.size };
}

const minuteAfter = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

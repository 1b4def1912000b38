import { log } from '../platform/log.ts';
import { type Alert, currentDueAt, type Meter } from '../table/alert.ts';
import { isLeft } from '../table/is-left.ts';
import type { Deps } from './delivery.ts';

/**
 * A due row falls due no earlier than this from now, in milliseconds. The run that puts it and then notes it
 * on the meter is over by then (delivery's timeout is 15 s in the template), so no due row is worked and
 * removed in between.
 */
const MIN_AHEAD = 20_000;

const MINUTE = 60_000;

/** The most alerts that a look reads, which bounds the work of one run. If more wait, the oldest are left out. */
const MAX_WAITING = 1_000;

/** The minute of a due row: the first one that starts at or after an instant (both epoch ms). */
export const dueMinute = (at: number): number => Math.ceil(at / MINUTE) * MINUTE;

/** A person's alerts on their way. */
export interface WaitingAlerts {
  /**
   * The pending alerts that no message has claimed, by job id: the oldest jobs first. At most about a page too many.
   */
  readonly waiting: readonly Alert[];
  /** The alerts of the last message. */
  readonly leased: readonly Alert[];
  /** Whether alerts of older jobs may wait that were not read. */
  readonly hasMore: boolean;
}

/** Reads what waits, from the lowest job id that may, and from a newly opened alert if its job is older. */
export async function readWaiting(
  { store }: Pick<Deps, 'store'>,
  sub: string,
  meter: Pick<Meter, 'lease' | 'waitingFrom' | 'leftUntil'>,
  opened: string | undefined,
): Promise<WaitingAlerts> {
  const { lease, waitingFrom } = meter;
  const leasedIds = new Set(lease?.jobIds);
  const from = opened !== undefined && opened < waitingFrom ? opened : waitingFrom;
  const waiting: Alert[] = [];
  const leased: Alert[] = [];
  let before: string | undefined;
  do {
    const page = await store.readAlertPage(sub, from, before);
    for (const alert of page.alerts) {
      if (leasedIds.has(alert.sk)) leased.push(alert);
      else if (alert.state === 'pending' && !isLeft(meter, alert)) waiting.push(alert);
    }
    before = page.next;
  } while (before !== undefined && waiting.length < MAX_WAITING);
  const unread = [...leasedIds].filter((jobId) => !leased.some(({ sk }) => sk === jobId));
  if (unread.length > 0) leased.push(...(await store.readAlerts(sub, unread)));
  return { waiting: waiting.reverse(), leased, hasMore: before !== undefined };
}

const MAX_ATTEMPTS = 6;

/**
 * Makes sure that a person's alerts are looked at in the minute of an instant (epoch ms): those from a job id
 * on, which wait, and all that are opened until then, or with `to` only those up to that job id. Writes
 * nothing if a due row does that already.
 */
export async function waitUntil(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  sub: string,
  from: string,
  at: number,
  to: string | null = null,
): Promise<void> {
  const started = now().getTime();
  const minute = dueMinute(Math.max(at, started + MIN_AHEAD));
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const meter = await store.readMeter(sub);
    const current = currentDueAt(meter, started) ?? Number.POSITIVE_INFINITY;
    const next = {
      dueAt: Math.min(minute, current),
      waitingFrom: from < meter.waitingFrom ? from : meter.waitingFrom,
      waitingTo: current === Number.POSITIVE_INFINITY ? to : higherTo(to, meter.waitingTo),
    };
    if (current <= minute && from >= meter.waitingFrom && next.waitingTo === meter.waitingTo) return;
    if (minute < current) await store.putDue(sub, minute);
    const noted = await store.noteDue(sub, meter, next);
    if (!noted) continue;
    log.info('alerts deferred', { from, until: new Date(minute).toISOString() });
    return;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} write conflicts on this meter.`);
}

/** Null is for all job ids. */
const higherTo = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;

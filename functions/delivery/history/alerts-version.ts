import type { Alert, Meter } from '../../table/alert.ts';

/** The meter as an AppSync resolver reads it: a new person has none, and a set is a list. */
export type StoredMeter = Partial<Omit<Meter, 'charged'> & { charged: string[] }>;

/**
 * Returns a text that changes when the first page of a person's alerts does: with a new alert, a message, its
 * refund and its send time. A later delivery report does not change it. AppSync resolvers use this.
 */
export function toAlertsVersion(newest: Alert | undefined, meter: StoredMeter | null): string {
  const alert = newest ? `${newest.sk} ${newest.state}` : 'none';
  const charged = meter?.charged?.length ?? 0;
  return `${alert}, ${meter?.lease?.messageId ?? 'no message'}, ${charged} charged, due ${meter?.dueAt ?? 'never'}`;
}

import type { AlertNote } from '@daybreak/contract/types.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Alert, AlertPage } from './api/alerts.ts';

/** A person's alerts as far as they have been read. */
export type AlertHistory = InfiniteData<AlertPage>;

/** Every alert that has been read, newest first. */
export const allAlerts = ({ pages }: AlertHistory): readonly Alert[] => pages.flatMap(({ items }) => items);

const mapAlerts = (history: AlertHistory, map: (alert: Alert) => Alert): AlertHistory => ({
  ...history,
  pages: history.pages.map((page) => ({ ...page, items: page.items.map(map) })),
});

/** The alerts of the newest page that the history does not have yet. */
export function findNewAlerts(newest: AlertPage, history: AlertHistory): readonly Alert[] {
  const known = new Set(allAlerts(history).map(({ jobID }) => jobID));
  return newest.items.filter(({ jobID }) => !known.has(jobID));
}

/** The history with what the newest page says of its alerts: their words change, and nothing moves. */
export function updateAlerts(history: AlertHistory, newest: AlertPage): AlertHistory {
  const now = new Map(newest.items.map((alert) => [alert.jobID, alert]));
  return mapAlerts(history, (alert) => now.get(alert.jobID) ?? alert);
}

/** The history with the new ones on top; begun anew where so many came that some lie between. */
export function prependNewAlerts(history: AlertHistory, newest: AlertPage): AlertHistory {
  const fresh = findNewAlerts(newest, history);
  const [first, ...others] = updateAlerts(history, newest).pages;
  const hasGap = fresh.length === newest.items.length && newest.nextToken !== null;
  if (first === undefined || hasGap) return { pages: [newest], pageParams: [null] };
  return { ...history, pages: [{ ...first, items: [...fresh, ...first.items] }, ...others] };
}

/** The history with one of its alerts as it is now. */
export const replaceAlert = (history: AlertHistory, alert: Alert): AlertHistory =>
  mapAlerts(history, (known) => (known.jobID === alert.jobID ? alert : known));

/** An alert as it will be once something is noted of it at a moment (ISO 8601). */
export function applyNote(alert: Alert, note: AlertNote, at: string): Alert {
  if (note === 'opened') return { ...alert, openedAt: alert.openedAt ?? at };
  return { ...alert, notRelevantAt: note === 'notRelevant' ? (alert.notRelevantAt ?? at) : null };
}

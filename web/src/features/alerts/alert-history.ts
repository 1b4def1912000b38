import type { AlertNote } from '@daybreak/contract/types.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Alert, AlertPage } from './api/alerts.ts';

export type AlertHistory = InfiniteData<AlertPage>;

export const allAlerts = ({ pages }: AlertHistory): readonly Alert[] => pages.flatMap(({ items }) => items);

const mapPage = (page: AlertPage, map: (alert: Alert) => Alert): AlertPage => ({
  ...page,
  items: page.items.map(map),
});

const mapAlerts = (history: AlertHistory, map: (alert: Alert) => Alert): AlertHistory => ({
  ...history,
  pages: history.pages.map((page) => mapPage(page, map)),
});

/** Returns the alerts of the newest page that aren't in the history yet. */
export function findNewAlerts(newest: AlertPage, history: AlertHistory): readonly Alert[] {
  const known = new Set(allAlerts(history).map(({ jobID }) => jobID));
  return newest.items.filter(({ jobID }) => !known.has(jobID));
}

/** Updates known alerts in place; adds none. */
export function updateAlerts(history: AlertHistory, newest: AlertPage): AlertHistory {
  const now = new Map(newest.items.map((alert) => [alert.jobID, alert]));
  return mapAlerts(history, (alert) => now.get(alert.jobID) ?? alert);
}

/** Puts new alerts on top. Starts over with the newest page if there may be a gap. */
export function prependNewAlerts(history: AlertHistory, newest: AlertPage): AlertHistory {
  const fresh = findNewAlerts(newest, history);
  const [first, ...others] = updateAlerts(history, newest).pages;
  const hasGap = fresh.length === newest.items.length && newest.nextToken !== null;
  if (first === undefined || hasGap) return { pages: [newest], pageParams: [null] };
  return { ...history, pages: [{ ...first, items: [...fresh, ...first.items] }, ...others] };
}

const replacing = (alert: Alert) => (known: Alert) => (known.jobID === alert.jobID ? alert : known);

export const replaceAlert = (history: AlertHistory, alert: Alert): AlertHistory =>
  mapAlerts(history, replacing(alert));

export const replaceOnPage = (page: AlertPage, alert: Alert): AlertPage => mapPage(page, replacing(alert));

/** Predicts the alert after a note is saved. `at` is ISO 8601. */
export function applyNote(alert: Alert, note: AlertNote, at: string): Alert {
  if (note === 'opened') return { ...alert, openedAt: alert.openedAt ?? at };
  return { ...alert, notRelevantAt: note === 'notRelevant' ? (alert.notRelevantAt ?? at) : null };
}

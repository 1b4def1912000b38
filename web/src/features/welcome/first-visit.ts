import { readItem, saveItem } from '../../service/browser-storage.ts';

const SHOWN_KEY = 'welcome-shown';
const ATTRIBUTE = 'data-first-visit';

const listeners = new Set<() => void>();

/**
 * Marks the page of a first visit, before the first paint: the welcome is prerendered and hidden on all
 * others. Somebody who comes without a search is a newcomer, and has room for an offer above the board.
 */
export function markFirstVisit(root: HTMLElement): void {
  const isFirst = readItem('permanent', SHOWN_KEY) === null;
  root.toggleAttribute(ATTRIBUTE, isFirst);
  root.toggleAttribute('data-newcomer', isFirst && location.search === '');
}

export const isFirstVisit = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE);

/** Returns false if the welcome was shown before. */
export function rememberWelcome(): boolean {
  if (readItem('permanent', SHOWN_KEY) !== null) return false;
  saveItem('permanent', SHOWN_KEY, 'true');
  return true;
}

export function endFirstVisit(): void {
  document.documentElement.removeAttribute(ATTRIBUTE);
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function onFirstVisitChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

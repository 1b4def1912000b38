const MINUTE = 60_000;

/**
 * Looks every minute while the page is in sight, as alerts and payments change the record elsewhere. A look that fails
 * is followed by the next one.
 */
export function keepLooking(look: () => Promise<unknown>): void {
  setInterval(() => {
    if (document.visibilityState === 'visible') look().catch(() => undefined);
  }, MINUTE);
}

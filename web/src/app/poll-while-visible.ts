const MINUTE = 60_000;

/**
 * Polls every minute while the page is visible, since alerts and payments change the account elsewhere.
 * Ignores failures.
 */
export function pollWhileVisible(poll: () => Promise<unknown>): void {
  setInterval(() => {
    if (document.visibilityState === 'visible') poll().catch(() => undefined);
  }, MINUTE);
}

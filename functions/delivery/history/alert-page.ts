import { paginateNewestFirst } from '../../platform/paginate-newest-first.ts';
import type { Alert } from '../../table/alert.ts';

/** Alerts on a page. */
export const PAGE = 30;

/** A page of a person's alerts, and the token of the next; no alert comes twice, and none is left out, while new ones come. */
export function alertPage(alerts: readonly Alert[], token: string | null) {
  return {
    ...paginateNewestFirst(alerts, ({ matchedAt }) => matchedAt, { token, size: PAGE, itemName: 'alerts' }),
    total: alerts.length,
    pending: alerts.filter(({ state }) => state === 'pending').length,
  };
}

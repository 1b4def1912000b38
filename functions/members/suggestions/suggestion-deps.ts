import type { Table } from '../../table/table.ts';
import { dailyQuota } from '../daily-quota.ts';
import { changeUser, readUser } from '../user-store.ts';
import { similarTitlesStore } from './similar-titles-store.ts';
import { SUGGESTION_LIMIT } from './suggest-titles.ts';

/** Opens one person's profile, quota of today and the shared cache for suggestions. */
export function suggestionDeps(table: Table, sub: string, now: () => Date) {
  const quota = dailyQuota(table, SUGGESTION_LIMIT, sub, now());
  return {
    readProfile: () => readUser(table, sub),
    changeProfile: (change: Parameters<typeof changeUser>[2]) => changeUser(table, sub, change),
    consumeQuota: quota.consume,
    refundQuota: quota.refund,
    similarTitles: similarTitlesStore(table, now),
  };
}

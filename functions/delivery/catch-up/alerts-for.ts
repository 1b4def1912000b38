import { findMatches, pendingAlert } from '../../matching/match.ts';
import { pkOf } from '../../matching/partition.ts';
import type { WatcherIndex } from '../../matching/watcher-index.ts';
import { pageOf } from '../../matching/watcher-page.ts';
import { wantedWatchers } from '../../matching/watchers.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/**
 * Returns an alert for each open job that matches the person, in the order of the jobs, with the reason that
 * matching would give.
 */
export async function alertsFor(user: User, jobs: readonly Job[], now: Date): Promise<Alert[]> {
  const index = indexOf(user, now);
  const open = jobs.filter(({ closedAt }) => closedAt === null);
  const alerts = await Promise.all(
    open.map(async (job) => {
      // Who is new has heard of no job, so one that has changed since is news as a whole.
      const { matches } = await findMatches(index, { ...job, factsBefore: [] });
      return matches.map((match) => pendingAlert(job, match, now));
    }),
  );
  return alerts.flat();
}

/** A reverse index of this person alone, whose watchers have no start. */
function indexOf(user: User, now: Date): WatcherIndex {
  const rows = wantedWatchers(user, now).map((row) => ({ ...row, since: 0 }));
  const partitions = Map.groupBy(rows, ({ pk }) => pk);
  return {
    async query(partition) {
      const pk = pkOf(partition);
      return pageOf(pk, partitions.get(pk) ?? []);
    },
    // The listing, where these jobs are from, has none of an unconfirmed board.
    followersOf: async () => new Set(),
  };
}

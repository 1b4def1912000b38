import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addToDay, statsExpiry } from '../../table/add-to-day.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { statsKey } from '../../table/keys.ts';
import { type BoardCounts, DailyAlerts, DailyCounts, DailyOperations } from '../../table/stats.ts';
import type { Table } from '../../table/table.ts';
import type { AlertCounts } from './alert-tally.ts';
import type { CountedDay } from './job-counter.ts';

/** Stored numbers by UTC day. */
export interface StoredDays {
  readonly counts: ReadonlyMap<string, DailyCounts>;
  readonly alerts: ReadonlyMap<string, DailyAlerts>;
  readonly operations: ReadonlyMap<string, DailyOperations>;
}

export interface StatsStore {
  /** Replaces a day's counts unless newer ones are stored. Without `sources`, the stored ones stay. */
  saveCounts(counted: CountedDay, at: Date, sources?: BoardCounts): Promise<void>;
  /** Adds to the alerts of the UTC day of an instant in epoch milliseconds. */
  addAlerts(at: number, counts: AlertCounts): Promise<void>;
  /** Reads a UTC day ('YYYY-MM-DD') and all later ones. */
  since(day: string): Promise<StoredDays>;
}

export function statsStore(table: Table): StatsStore {
  const { documents, name } = table;
  return {
    async saveCounts({ day, jobs, closed }, at, sources) {
      const attributes = { jobs, closed, countedAt: at.toISOString(), expiresAt: statsExpiry(day) };
      const assigned = Object.entries({ ...attributes, ...(sources && { sources }) });
      const update = new UpdateCommand({
        TableName: name,
        Key: statsKey(day, 'counts'),
        UpdateExpression: `SET ${assigned.map(([attribute]) => `${attribute} = :${attribute}`).join(', ')}`,
        ConditionExpression: 'attribute_not_exists(countedAt) OR countedAt <= :countedAt',
        ExpressionAttributeValues: Object.fromEntries(
          assigned.map(([attribute, value]) => [`:${attribute}`, value]),
        ),
      });
      await ignoreConditionFailure(documents.send(update));
    },
    addAlerts(at, { latencies, ...counts }) {
      const buckets = [...latencies].map(([bucket, count]) => [`within${bucket}`, count] as const);
      return addToDay(table, 'alerts', at, { ...counts, ...Object.fromEntries(buckets) });
    },
    async since(day) {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND sk >= :day',
          ExpressionAttributeValues: { ':pk': statsKey('', 'counts').pk, ':day': day },
        }),
      );
      const dayOf = ({ sk }: { readonly sk: string }) => sk.slice(0, sk.indexOf('#'));
      const of = (kind: string) => Items.filter(({ sk }) => String(sk).endsWith(`#${kind}`));
      const counts = of('counts').map((item) => DailyCounts.parse(item));
      const alerts = of('alerts').map((item) => DailyAlerts.parse(item));
      const operations = of('operations').map((item) => DailyOperations.parse(item));
      return {
        counts: new Map(counts.map((row) => [dayOf(row), row])),
        alerts: new Map(alerts.map((row) => [dayOf(row), row])),
        operations: new Map(operations.map((row) => [dayOf(row), row])),
      };
    },
  };
}

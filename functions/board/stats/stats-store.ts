import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { statsKey } from '../../table/keys.ts';
import { type BoardCounts, DailyAlerts, DailyCounts } from '../../table/stats.ts';
import type { Table } from '../../table/table.ts';
import type { AlertCounts } from './alert-tally.ts';
import type { CountedDay } from './job-counter.ts';
import { DAY, utcDay } from './utc-day.ts';

/** How long a day's numbers are kept, in milliseconds. */
const RETENTION = 90 * DAY;

/** Stored numbers by UTC day. */
export interface StoredDays {
  readonly counts: ReadonlyMap<string, DailyCounts>;
  readonly alerts: ReadonlyMap<string, DailyAlerts>;
}

export interface StatsStore {
  /** Replaces a day's counts unless newer ones are stored. Without `sources`, the stored ones stay. */
  saveCounts(counted: CountedDay, at: Date, sources?: BoardCounts): Promise<void>;
  /** Adds to the alerts of the UTC day of an instant in epoch milliseconds. */
  addAlerts(at: number, counts: AlertCounts): Promise<void>;
  /** Reads a UTC day ('YYYY-MM-DD') and all later ones. */
  since(day: string): Promise<StoredDays>;
}

const expiresAt = (day: string): number => Math.floor((Date.parse(day) + RETENTION) / 1000);

export function statsStore({ documents, name }: Table): StatsStore {
  return {
    async saveCounts({ day, jobs, closed }, at, sources) {
      const attributes = { jobs, closed, countedAt: at.toISOString(), expiresAt: expiresAt(day) };
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
    async addAlerts(at, { alerts, messages, latencies }) {
      const day = utcDay(at);
      const buckets = [...latencies].map(([bucket, count]) => [`within${bucket}`, count] as const);
      const added = [['alerts', alerts] as const, ['messages', messages] as const, ...buckets];
      await documents.send(
        new UpdateCommand({
          TableName: name,
          Key: statsKey(day, 'alerts'),
          UpdateExpression: `SET expiresAt = :expiresAt ADD ${added.map(([attribute]) => `${attribute} :${attribute}`).join(', ')}`,
          ExpressionAttributeValues: {
            ':expiresAt': expiresAt(day),
            ...Object.fromEntries(added.map(([attribute, count]) => [`:${attribute}`, count])),
          },
        }),
      );
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
      return {
        counts: new Map(counts.map((row) => [dayOf(row), row])),
        alerts: new Map(alerts.map((row) => [dayOf(row), row])),
      };
    },
  };
}

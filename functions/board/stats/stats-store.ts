import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { statsKey } from '../../table/keys.ts';
import { type BoardCounts, DailyAlerts, DailyCounts } from '../../table/stats.ts';
import type { Table } from '../../table/table.ts';
import type { Told } from './alert-tally.ts';
import type { CountedDay } from './log-counter.ts';
import { DAY, utcDay } from './utc-day.ts';

/** How long a day's numbers are kept, in milliseconds. */
const KEPT = 90 * DAY;

/** What is stored of some days, by day. */
export interface StoredDays {
  readonly counts: ReadonlyMap<string, DailyCounts>;
  readonly alerts: ReadonlyMap<string, DailyAlerts>;
}

/** Where the days' numbers are kept. */
export interface StatsStore {
  /** Replaces what was counted of a day, unless something newer stands there. Sources stay where none are given. */
  count(counted: CountedDay, at: Date, sources?: BoardCounts): Promise<void>;
  /** Adds to what was handed over on the day of an instant, in epoch milliseconds. */
  addAlerts(at: number, told: Told): Promise<void>;
  /** All that is kept of a day and those after it. */
  since(day: string): Promise<StoredDays>;
}

const expiresAt = (day: string): number => Math.floor((Date.parse(day) + KEPT) / 1000);

/** The numbers in the one table. */
export function statsStore({ documents, name }: Table): StatsStore {
  return {
    async count({ day, jobs, closed }, at, sources) {
      const set = { jobs, closed, countedAt: at.toISOString(), expiresAt: expiresAt(day) };
      const given = Object.entries({ ...set, ...(sources && { sources }) });
      const update = new UpdateCommand({
        TableName: name,
        Key: statsKey(day, 'counts'),
        UpdateExpression: `SET ${given.map(([what]) => `${what} = :${what}`).join(', ')}`,
        ConditionExpression: 'attribute_not_exists(countedAt) OR countedAt <= :countedAt',
        ExpressionAttributeValues: Object.fromEntries(given.map(([what, value]) => [`:${what}`, value])),
      });
      await ignoreConditionFailure(documents.send(update));
    },
    async addAlerts(at, { alerts, messages, waits }) {
      const day = utcDay(at);
      const bounds = [...waits].map(([bound, count]) => [`within${bound}`, count] as const);
      const added = [['alerts', alerts] as const, ['messages', messages] as const, ...bounds];
      await documents.send(
        new UpdateCommand({
          TableName: name,
          Key: statsKey(day, 'alerts'),
          UpdateExpression: `SET expiresAt = :expiresAt ADD ${added.map(([what]) => `${what} :${what}`).join(', ')}`,
          ExpressionAttributeValues: {
            ':expiresAt': expiresAt(day),
            ...Object.fromEntries(added.map(([what, count]) => [`:${what}`, count])),
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

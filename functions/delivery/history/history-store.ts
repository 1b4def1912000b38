import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Alert, DeliveryReports, Meter } from '../../table/alert.ts';
import { Application } from '../../table/application.ts';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { Job } from '../../table/job.ts';
import { alertKey, applicationKey, jobKey, messageKey, meterKey, userKey } from '../../table/keys.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { User } from '../../table/user.ts';
import { type Note, noteUpdate } from './note-update.ts';

/** A person's ledger as the person reads it. */
export function historyStore(table: Table) {
  return {
    async alerts(sub: string, now: Date): Promise<Alert[]> {
      const alerts: Alert[] = [];
      for await (const rows of readPartition(table, alertKey(sub, '').pk))
        alerts.push(...rows.map((row) => Alert.parse(row)));
      // The table removes what has expired in its own time.
      return alerts.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());
    },
    /** Those of these jobs that are still kept, and when the person applied for which; by the job, in one batch. */
    async jobs(sub: string, jobIds: readonly string[]) {
      const own = applicationKey(sub, '').pk;
      const keys = [...jobIds.map(jobKey), ...jobIds.map((jobId) => applicationKey(sub, jobId))];
      const rows = await batchGet(table, keys, { consistent: false });
      const applications = rows.filter(({ pk }) => pk === own).map((row) => Application.parse(row));
      const jobs = rows.filter(({ pk }) => pk !== own).map((row) => Job.parse(row));
      return {
        jobs: new Map(jobs.map((job) => [job.jobID, job])),
        applied: new Map(applications.map(({ sk, appliedAt }) => [sk, appliedAt])),
      };
    },
    /** What decides when the person's next message may go; undefined where the record is gone. */
    async person(sub: string): Promise<{ user: User; meter: Meter } | undefined> {
      const rows = await batchGet(table, [userKey(sub), meterKey(sub)], { consistent: false });
      const row = ({ pk }: { pk: string }) => rows.find((found) => found['pk'] === pk);
      const user = row(userKey(sub));
      return user && { user: User.parse(user), meter: Meter.parse(row(meterKey(sub)) ?? {}) };
    },
    /** What the provider has reported of these messages. */
    async reports(messageIds: readonly string[]): Promise<Map<string, DeliveryReports>> {
      const keys = [...new Set(messageIds)].map(messageKey);
      const rows = await batchGet(table, keys, { consistent: false });
      return new Map(
        rows.map((row) => [`${row['pk']}`.slice('MESSAGE#'.length), DeliveryReports.parse(row)]),
      );
    },
    /** The alert with the note, the first one where it was noted before; undefined where there is no such alert. */
    async note(sub: string, jobId: string, note: Note, at: Date): Promise<Alert | undefined> {
      const { documents, name: TableName } = table;
      const noted = await ignoreConditionFailure(documents.send(noteUpdate(TableName, sub, jobId, note, at)));
      if (noted) return Alert.parse(noted.Attributes);
      const read = new GetCommand({ TableName, Key: alertKey(sub, jobId), ConsistentRead: true });
      const { Item: row } = await documents.send(read);
      return row && Alert.parse(row);
    },
  };
}

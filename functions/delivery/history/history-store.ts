import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Alert, DeliveryReports, Meter } from '../../table/alert.ts';
import { Application } from '../../table/application.ts';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { Job } from '../../table/job.ts';
import { alertKey, applicationKey, jobKey, messageKey, meterKey, userKey } from '../../table/keys.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { User } from '../../table/user.ts';

/** A person's alerts, for their own page. */
export function historyStore(table: Table) {
  return {
    async alerts(sub: string, now: Date): Promise<Alert[]> {
      const alerts: Alert[] = [];
      for await (const rows of readPartition(table, alertKey(sub, '').pk))
        alerts.push(...rows.map((row) => Alert.parse(row)));
      // DynamoDB removes expired rows with a delay.
      return alerts.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());
    },
    /** Returns the jobs that still exist, and when the person applied for them, by job id, in one batch. */
    async jobs(sub: string, jobIds: readonly string[]) {
      const applicationPk = applicationKey(sub, '').pk;
      const keys = [...jobIds.map(jobKey), ...jobIds.map((jobId) => applicationKey(sub, jobId))];
      const rows = await batchGet(table, keys, { consistent: false });
      const applications = rows.filter(({ pk }) => pk === applicationPk).map((row) => Application.parse(row));
      const jobs = rows.filter(({ pk }) => pk !== applicationPk).map((row) => Job.parse(row));
      return {
        jobs: new Map(jobs.map((job) => [job.jobID, job])),
        applied: new Map(applications.map(({ sk, appliedAt }) => [sk, appliedAt])),
      };
    },
    /** Returns what decides the time of the next message, or undefined for an unknown person. */
    async person(sub: string): Promise<{ user: User; meter: Meter } | undefined> {
      const rows = await batchGet(table, [userKey(sub), meterKey(sub)], { consistent: false });
      const find = ({ pk }: { pk: string }) => rows.find((row) => row['pk'] === pk);
      const user = find(userKey(sub));
      return user && { user: User.parse(user), meter: Meter.parse(find(meterKey(sub)) ?? {}) };
    },
    /** Returns the providers' reports by message id. */
    async reports(messageIds: readonly string[]): Promise<Map<string, DeliveryReports>> {
      const keys = [...new Set(messageIds)].map(messageKey);
      const rows = await batchGet(table, keys, { consistent: false });
      return new Map(
        rows.map((row) => [`${row['pk']}`.slice('MESSAGE#'.length), DeliveryReports.parse(row)]),
      );
    },
    /** Returns the alert with the note, or with the earlier one of its kind; undefined if there is no such alert. */
    async note(sub: string, jobId: string, note: Note, at: Date): Promise<Alert | undefined> {
      const { documents, name: TableName } = table;
      const noted = await ignoreConditionFailure(
        documents.send(noteCommand(TableName, sub, jobId, note, at)),
      );
      if (noted) return Alert.parse(noted.Attributes);
      const read = new GetCommand({ TableName, Key: alertKey(sub, jobId), ConsistentRead: true });
      const { Item: row } = await documents.send(read);
      return row && Alert.parse(row);
    },
  };
}

/** A person's note: the job was opened, isn't relevant, or is relevant after all. */
export type Note = 'opened' | 'notRelevant' | 'relevant';

/** The first note stays. Older rows have NULL instead of no attribute. */
const setOnce = (field: string) => ({
  UpdateExpression: `SET ${field} = :at`,
  ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(${field}) OR ${field} = :none)`,
});

const UPDATES = {
  opened: setOnce('openedAt'),
  notRelevant: setOnce('notRelevantAt'),
  relevant: { UpdateExpression: 'REMOVE notRelevantAt', ConditionExpression: 'attribute_exists(pk)' },
} satisfies Record<Note, object>;

/** The update that notes something on an alert. Its condition fails if there is no such alert or it was noted before. */
export function noteCommand(TableName: string, sub: string, jobId: string, note: Note, at: Date) {
  const values = { ExpressionAttributeValues: { ':at': at.toISOString(), ':none': null } };
  return new UpdateCommand({
    TableName,
    Key: alertKey(sub, jobId),
    ...UPDATES[note],
    ...(note === 'relevant' ? {} : values),
    ReturnValues: 'ALL_NEW',
  });
}

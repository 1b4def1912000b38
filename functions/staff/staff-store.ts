import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { emailRule } from '@daybreak/contract/rules.ts';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { Alert, Meter } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { Job } from '../table/job.ts';
import { isValidJobId } from '../table/job-id.ts';
import { alertKey, emailKey, jobKey, meterKey, userKey } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { MatchCase } from './match-case.ts';
import type { MatchPair } from './worklist.ts';

const EmailRow = z.object({ sub: z.string() });

export const jobNotFound = (): Fault =>
  new Fault('NotFound', 'This job does not exist, or it has been removed.');

/** The people, jobs and alerts that staff sees. */
export function staffStore(table: Table) {
  const { documents, name } = table;

  /** Reads the pairs whose person and job both exist, in the given order, without the other pending alerts. */
  async function readCases(requested: readonly MatchPair[], now: Date): Promise<MatchCase[]> {
    const pairs = requested.filter(({ jobId }) => isValidJobId(jobId));
    const keys = pairs.flatMap(({ sub, jobId }) => [
      userKey(sub),
      meterKey(sub),
      jobKey(jobId),
      alertKey(sub, jobId),
    ]);
    const uniqueKeys = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
    const rows = new Map(
      (await batchGet(table, [...uniqueKeys.values()], { consistent: true })).map((row) => [
        `${row['pk']} ${row['sk']}`,
        row,
      ]),
    );
    const row = ({ pk, sk }: { pk: string; sk: string }) => rows.get(`${pk} ${sk}`);
    return pairs.flatMap(({ sub, jobId }) => {
      const [user, job, alert] = [row(userKey(sub)), row(jobKey(jobId)), row(alertKey(sub, jobId))];
      if (!user || !job) return [];
      return {
        user: User.parse(user),
        meter: Meter.parse(row(meterKey(sub)) ?? {}),
        job: Job.parse(job),
        alert: alert && Alert.parse(alert),
        waiting: [],
        now,
      };
    });
  }

  async function listAlerts(sub: string): Promise<Alert[]> {
    const alerts: Alert[] = [];
    for await (const rows of readPartition(table, alertKey(sub, '').pk))
      alerts.push(...rows.map((row) => Alert.parse(row)));
    return alerts;
  }

  return {
    readCases,
    /** Returns the sub of a person by e-mail. Faults: NotFound, BadInput (not an e-mail address). */
    async findPerson(email: string): Promise<string> {
      const address = emailRule.safeParse(email);
      if (!address.success) throw new Fault('BadInput', "That isn't an email address.");
      const Key = emailKey(address.data.toLowerCase());
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key }));
      if (!item) throw new Fault('NotFound', "There's no account with this email.");
      return EmailRow.parse(item).sub;
    },
    async readPerson(sub: string): Promise<User> {
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key: userKey(sub) }));
      if (!item) throw new Fault('NotFound', "There's no account with this email.");
      return User.parse(item);
    },
    async readJob(jobId: string): Promise<Job> {
      if (!isValidJobId(jobId)) throw jobNotFound();
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key: jobKey(jobId) }));
      if (!item) throw jobNotFound();
      return Job.parse(item);
    },
    listAlerts,
    listPendingAlerts: async (sub: string) =>
      (await listAlerts(sub)).filter(({ state }) => state === 'pending'),
    async reopenAlert(alert: Alert): Promise<void> {
      const put = new PutCommand({
        TableName: name,
        Item: alert,
        ConditionExpression: 'attribute_not_exists(pk) OR #state IN (:withheld, :dropped, :failed)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':withheld': 'withheld', ':dropped': 'dropped', ':failed': 'failed' },
      });
      await ignoreConditionFailure(documents.send(put));
    },
  };
}

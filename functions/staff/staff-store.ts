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
import type { Case } from './explain-match.ts';
import type { Pair } from './worklist.ts';

const EmailRow = z.object({ sub: z.string() });

/** The refusal of a job that there is not. */
export const noSuchJob = (): Fault => new Fault('NotFound', 'There is no such job, or it is no longer kept.');

/** What staff reads of people and jobs, and the ledger as staff opens it. */
export function supportStore(table: Table) {
  const { documents, name } = table;

  /** People and jobs that are both still there, in the order asked; what else waits of the people is not read. */
  async function cases(asked: readonly Pair[], now: Date): Promise<Case[]> {
    const pairs = asked.filter(({ jobId }) => isValidJobId(jobId));
    const keys = pairs.flatMap(({ sub, jobId }) => [
      userKey(sub),
      meterKey(sub),
      jobKey(jobId),
      alertKey(sub, jobId),
    ]);
    const once = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
    const rows = new Map(
      (await batchGet(table, [...once.values()], { consistent: true })).map((row) => [
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

  async function alertsOf(sub: string): Promise<Alert[]> {
    const alerts: Alert[] = [];
    for await (const rows of readPartition(table, alertKey(sub, '').pk))
      alerts.push(...rows.map((row) => Alert.parse(row)));
    return alerts;
  }

  return {
    cases,
    /** The person of an e-mail. NotFound where there is none, BadInput where it is no e-mail. */
    async subOf(email: string): Promise<string> {
      const address = emailRule.safeParse(email);
      if (!address.success) throw new Fault('BadInput', 'That is not an e-mail address.');
      const Key = emailKey(address.data.toLowerCase());
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key }));
      if (!item) throw new Fault('NotFound', 'There is no account with this e-mail.');
      return EmailRow.parse(item).sub;
    },
    async person(sub: string): Promise<User> {
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key: userKey(sub) }));
      if (!item) throw new Fault('NotFound', 'There is no account with this e-mail.');
      return User.parse(item);
    },
    async job(jobId: string): Promise<Job> {
      if (!isValidJobId(jobId)) throw noSuchJob();
      const { Item: item } = await documents.send(new GetCommand({ TableName: name, Key: jobKey(jobId) }));
      if (!item) throw noSuchJob();
      return Job.parse(item);
    },
    /** All that the ledger holds of a person. */
    alertsOf,
    /** What of it is still to go. */
    waitingOf: async (sub: string) => (await alertsOf(sub)).filter(({ state }) => state === 'pending'),
    async open(alert: Alert): Promise<void> {
      const put = new PutCommand({
        TableName: name,
        Item: alert,
        ConditionExpression: 'attribute_not_exists(pk) OR #state IN (:held, :dropped, :failed)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':held': 'held', ':dropped': 'dropped', ':failed': 'failed' },
      });
      await ignoreConditionFailure(documents.send(put));
    },
  };
}

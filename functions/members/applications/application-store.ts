import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Application } from '../../table/application.ts';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { Job } from '../../table/job.ts';
import { applicationKey, jobKey, userKey } from '../../table/keys.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { User } from '../../table/user.ts';
import type { Change } from './application-input.ts';

/** What is known when somebody stands before a job. */
export interface Standing {
  readonly user: User | undefined;
  readonly job: Job | undefined;
  readonly application: Application | undefined;
}

/** Where applications are kept. Every write is one update of one row. */
export interface ApplicationStore {
  /** Read consistently, in one batch. */
  standing(sub: string, jobId: string): Promise<Standing>;
  /** All of a person's, in no order. */
  list(sub: string): Promise<Application[]>;
  /** Of these jobs those that are still kept, by id. */
  jobs(jobIds: readonly string[]): Promise<Map<string, Job>>;
  /** Keeps an application, and gives it as it is kept: one that is there stays as it is. */
  remember(application: Application): Promise<Application>;
  /** The application as it then is; undefined where there is none. */
  change(sub: string, jobId: string, change: Change, at: Date): Promise<Application | undefined>;
  /** Whether or not there is one. */
  forget(sub: string, jobId: string): Promise<void>;
}

/** Applications in the one table. */
export function applicationStore(table: Table): ApplicationStore {
  const update = async (command: Omit<UpdateCommandInput, 'TableName'>) => {
    const all = { ...command, TableName: table.name, ReturnValues: 'ALL_NEW' as const };
    return Application.parse((await table.documents.send(new UpdateCommand(all))).Attributes);
  };
  return {
    async standing(sub, jobId) {
      const keys = [userKey(sub), jobKey(jobId), applicationKey(sub, jobId)] as const;
      const rows = await batchGet(table, keys, { consistent: true });
      const [user, job, application] = keys.map(({ pk }) => rows.find((row) => row['pk'] === pk));
      return {
        user: user && User.parse(user),
        job: job && Job.parse(job),
        application: application && Application.parse(application),
      };
    },
    async list(sub) {
      const found: Application[] = [];
      for await (const rows of readPartition(table, applicationKey(sub, '').pk))
        found.push(...rows.map((row) => Application.parse(row)));
      return found;
    },
    async jobs(jobIds) {
      const rows = await batchGet(table, jobIds.map(jobKey), { consistent: false });
      return new Map(rows.map((row) => Job.parse(row)).map((job) => [job.jobID, job]));
    },
    remember: ({ pk, sk, ...application }) =>
      update({
        Key: { pk, sk },
        ...setting(application, (name, value) => `if_not_exists(${name}, ${value})`),
      }),
    async change(sub, jobId, { state, note }, at) {
      const nothing = state === undefined && note === undefined;
      const changes = nothing ? {} : { state, note, changedAt: at.toISOString() };
      return ignoreConditionFailure(
        update({
          Key: applicationKey(sub, jobId),
          ConditionExpression: 'attribute_exists(pk)',
          ...setting(changes, (_, value) => value),
        }),
      );
    },
    async forget(sub, jobId) {
      const Key = applicationKey(sub, jobId);
      await table.documents.send(new DeleteCommand({ TableName: table.name, Key }));
    },
  };
}

/** The part of an update that sets what is defined of these values, if anything is. */
function setting(
  values: Readonly<Record<string, string | undefined>>,
  become: (name: string, value: string) => string,
): Partial<UpdateCommandInput> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  if (set.length === 0) return {};
  return {
    UpdateExpression: `SET ${set.map(([name]) => `#${name} = ${become(`#${name}`, `:${name}`)}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
}

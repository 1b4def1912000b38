import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Application } from '../../table/application.ts';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { isVisible } from '../../table/is-public.ts';
import { Job } from '../../table/job.ts';
import { alertKey, applicationKey, jobKey, userKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { User } from '../../table/user.ts';
import type { ApplicationChange } from './application-change.ts';

export interface ApplicationContext {
  readonly user: User | undefined;
  /** Undefined also if the person may not see it. */
  readonly job: Job | undefined;
  readonly application: Application | undefined;
}

export interface ApplicationStore {
  /** Reads the person, the job and their application consistently, in one batch. */
  readContext(sub: string, jobId: string): Promise<ApplicationContext>;
  /** Returns undefined if the job no longer exists. */
  readJob(jobId: string): Promise<Job | undefined>;
  /** Stores an application unless there is one already, and returns the stored one. */
  create(application: Application): Promise<Application>;
  /** Marks a saved job as applied for. Returns undefined unless it's saved. */
  applyToSaved(sub: string, jobId: string, at: Date): Promise<Application | undefined>;
  /** Returns the changed application, or undefined if there is none. The first state sets `appliedAt`. */
  change(sub: string, jobId: string, change: ApplicationChange, at: Date): Promise<Application | undefined>;
}

export function applicationStore(table: Table): ApplicationStore {
  const update = async (command: Omit<UpdateCommandInput, 'TableName'>) => {
    const input = { ...command, TableName: table.name, ReturnValues: 'ALL_NEW' as const };
    return Application.parse((await table.documents.send(new UpdateCommand(input))).Attributes);
  };
  return {
    async readContext(sub, jobId) {
      const keys = [userKey(sub), jobKey(jobId), applicationKey(sub, jobId), alertKey(sub, jobId)] as const;
      const rows = await batchGet(table, keys, { consistent: true });
      const [user, jobRow, application, alert] = keys.map(({ pk }) => rows.find((row) => row['pk'] === pk));
      const job = jobRow && Job.parse(jobRow);
      return {
        user: user && User.parse(user),
        job: job && isVisible(job, alert) ? job : undefined,
        application: application && Application.parse(application),
      };
    },
    async readJob(jobId) {
      const [row] = await batchGet(table, [jobKey(jobId)], { consistent: false });
      return row && Job.parse(row);
    },
    create: ({ pk, sk, ...application }) =>
      update({
        Key: { pk, sk },
        ...setExpression(application, (name, value) => `if_not_exists(${name}, ${value})`),
      }),
    applyToSaved: (sub, jobId, at) =>
      ignoreConditionFailure(
        update({
          Key: applicationKey(sub, jobId),
          ConditionExpression: '#state = :saved',
          UpdateExpression: 'SET #state = :applied, appliedAt = :at, changedAt = :at',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':saved': 'saved', ':applied': 'applied', ':at': at.toISOString() },
        }),
      ),
    async change(sub, jobId, { state, note }, at) {
      const isEmpty = state === undefined && note === undefined;
      const now = at.toISOString();
      const changes = isEmpty ? {} : { state, note, changedAt: now, appliedAt: state && now };
      return ignoreConditionFailure(
        update({
          Key: applicationKey(sub, jobId),
          ConditionExpression: 'attribute_exists(pk)',
          ...setExpression(changes, (name, value) =>
            name === '#appliedAt' ? `if_not_exists(${name}, ${value})` : value,
          ),
        }),
      );
    },
  };
}

/** Returns the part of an update that sets the defined values. `toExpression` returns the expression of a new value. */
function setExpression(
  values: Readonly<Record<string, string | undefined>>,
  toExpression: (name: string, value: string) => string,
): Partial<UpdateCommandInput> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  if (defined.length === 0) return {};
  return {
    UpdateExpression: `SET ${defined.map(([name]) => `#${name} = ${toExpression(`#${name}`, `:${name}`)}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(defined.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(defined.map(([name, value]) => [`:${name}`, value])),
  };
}

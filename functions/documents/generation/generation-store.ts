import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { consumeUpdate, type DailyLimit, refundUpdate, utcDay } from '../../members/daily-quota.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import type { Key } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { buildUpdate, type Change } from './build-update.ts';
import { CLAIM_MS, type Fields, GenerationJob, JOB_TIMEOUT_MS } from './generation-job.ts';
import { isOverdue } from './is-overdue.ts';

/** Stores the jobs of one kind of document and counts them toward a daily quota. */
export interface GenerationStore {
  /** Reads a job. Fails an overdue one first and refunds its quota. */
  read(key: Key, now: Date): Promise<GenerationJob | undefined>;
  /** Creates or restarts a job and takes its quota in one transaction. Keeps the row's other attributes. */
  start(key: Key, request: GenerationRequest): Promise<'started' | 'in progress' | 'quota used up'>;
  /** Claims a job for one attempt. Returns undefined if there is nothing to do, 'claimed' if another worker has it. */
  claim(key: Key, now: Date): Promise<GenerationJob | 'claimed' | undefined>;
  /** Gives up a claim, so that another attempt can start. */
  release(job: GenerationJob): Promise<void>;
  /** Saves a partial document. Returns false if the job was deleted or has ended. */
  saveProgress(job: GenerationJob, fields: Fields): Promise<boolean>;
  complete(job: GenerationJob, fields: Fields): Promise<void>;
  /** Fails a job and refunds its quota, once, in one transaction. */
  fail(job: GenerationJob, why: string, fields?: Fields): Promise<void>;
}

export interface GenerationRequest {
  readonly sub: string;
  /** A unique id for this request. */
  readonly turn: string;
  readonly fields: Fields;
  readonly now: Date;
}

const TIMED_OUT = "This took too long. It doesn't count toward today's limit. Please try again.";

const isoAfter = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

export function generationStore(table: Table, limit: DailyLimit): GenerationStore {
  const { documents, name: TableName } = table;
  const update = (key: Key, change: Change) => ({ TableName, ...buildUpdate(key, change) });

  /** Returns whether the job was still in progress. */
  async function updateInProgress(job: GenerationJob, fields: Fields): Promise<boolean> {
    const command = new UpdateCommand(update(job, { fields, ...stillInProgress(job) }));
    return (await ignoreConditionFailure(documents.send(command))) !== undefined;
  }

  async function fail(job: GenerationJob, why: string, fields: Fields = {}): Promise<void> {
    const change = { fields: { ...fields, state: 'failed', why }, ...stillInProgress(job) };
    await transact(table, [{ Update: update(job, change) }, { Update: refundUpdate(table, limit, job) }]);
  }

  async function get({ pk, sk }: Key): Promise<GenerationJob | undefined> {
    const command = new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true });
    const { Item } = await documents.send(command);
    return Item && GenerationJob.parse(Item);
  }

  return {
    fail,
    async read(key, now) {
      const job = await get(key);
      if (!job || !isOverdue(job, now.toISOString())) return job;
      await fail(job, TIMED_OUT);
      return get(key);
    },
    async start(key, { sub, turn, fields, now }) {
      const day = utcDay(now);
      const times = { askedAt: now.toISOString(), until: isoAfter(now, JOB_TIMEOUT_MS), heldUntil: '' };
      const change = {
        fields: { ...fields, sub, turn, day, state: 'writing', why: '', ...times },
        condition: 'attribute_not_exists(pk) OR #state <> :writing',
        names: { '#state': 'state' },
        values: { ':writing': 'writing' },
      };
      const failedIndex = await transact(table, [
        { Update: update(key, change) },
        { Update: consumeUpdate(table, limit, { sub, day }) },
      ]);
      if (failedIndex === undefined) return 'started';
      return failedIndex === 0 ? 'in progress' : 'quota used up';
    },
    async claim(key, now) {
      const job = await get(key);
      if (job?.state !== 'writing' || isOverdue(job, now.toISOString())) return undefined;
      if (job.heldUntil > now.toISOString()) return 'claimed';
      const heldUntil = isoAfter(now, CLAIM_MS);
      const { condition, names, values } = stillInProgress(job);
      const change = {
        fields: { heldUntil },
        names: { ...names, '#held': 'heldUntil' },
        condition: `${condition} AND #held = :before`,
        values: { ...values, ':before': job.heldUntil },
      };
      const command = new UpdateCommand(update(key, change));
      const isClaimed = (await ignoreConditionFailure(documents.send(command))) !== undefined;
      return isClaimed ? { ...job, heldUntil } : 'claimed';
    },
    async release(job) {
      await updateInProgress(job, { heldUntil: '' });
    },
    saveProgress: updateInProgress,
    async complete(job, fields) {
      await updateInProgress(job, { ...fields, state: 'ready', why: '' });
    },
  };
}

/** The condition that the row exists, belongs to the same request and has not ended. */
const stillInProgress = ({ turn }: Pick<GenerationJob, 'turn'>) => ({
  condition: '#turn = :turn AND #state = :writing',
  names: { '#turn': 'turn', '#state': 'state' },
  values: { ':turn': turn, ':writing': 'writing' },
});

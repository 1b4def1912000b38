import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { consumeUpdate, type DailyLimit, refundUpdate, utcDay } from '../../members/daily-quota.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import type { Key } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { type Change, updateOf } from './update-of.ts';
import { type Fields, HELD, isOverdue, LONGEST, Writing } from './writing.ts';

/** Where things stand that are being written, and what they are counted to. */
export interface WritingStore {
  /** A row as it is. One that is overdue is settled first, as failed, and what it was counted is given back. */
  read(key: Key, now: Date): Promise<Writing | undefined>;
  /** Begins to write: counts it to the day and leaves the wish, both or neither. Other attributes of the row stay. */
  begin(key: Key, wish: Wish): Promise<'begun' | 'being written' | 'used up'>;
  /** Takes a row for one try; undefined where nothing is to be written (any longer), 'held' where somebody is at it. */
  hold(key: Key, now: Date): Promise<Writing | 'held' | undefined>;
  /** Lets go of a row, so that another try can take it. */
  release(held: Writing): Promise<void>;
  /** Shows how far it has come. False where it is wanted no longer: the row is gone, or over. */
  grow(held: Writing, fields: Fields): Promise<boolean>;
  /** It is whole. */
  finish(held: Writing, fields: Fields): Promise<void>;
  /** It is not to be: says why, and gives back what it was counted, both or neither and once. */
  fail(held: Writing, why: string, fields?: Fields): Promise<void>;
}

/** Who wants something written, and what of it the worker has to know. */
export interface Wish {
  readonly sub: string;
  /** Tells this asking from others. */
  readonly turn: string;
  readonly fields: Fields;
  readonly now: Date;
}

/** What the person is told of what was never finished. */
const LOST = 'We could not finish this. Nothing was counted; please try again.';

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Rows of one kind in the one table, and the day's limit that they are counted to. */
export function writingStore(table: Table, limit: DailyLimit): WritingStore {
  const { documents, name: TableName } = table;
  const update = (key: Key, change: Change) => ({ TableName, ...updateOf(key, change) });
  /** Whether the row was still this asking's. */
  async function isStillWanted(held: Writing, fields: Fields): Promise<boolean> {
    const change = new UpdateCommand(update(held, { fields, ...wanted(held) }));
    return (await ignoreConditionFailure(documents.send(change))) !== undefined;
  }
  async function fail(row: Writing, why: string, fields: Fields = {}): Promise<void> {
    const change = { fields: { ...fields, state: 'failed', why }, ...wanted(row) };
    await transact(table, [{ Update: update(row, change) }, { Update: refundUpdate(table, limit, row) }]);
  }
  async function get(Key: Key): Promise<Writing | undefined> {
    const { pk, sk } = Key;
    const { Item } = await documents.send(
      new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }),
    );
    return Item && Writing.parse(Item);
  }
  return {
    fail,
    async read(key, now) {
      const row = await get(key);
      if (!row || !isOverdue(row, now)) return row;
      await fail(row, LOST);
      return get(key);
    },
    async begin(key, { sub, turn, fields, now }) {
      const day = utcDay(now);
      const times = { askedAt: now.toISOString(), until: after(now, LONGEST), heldUntil: '' };
      const wish = { ...fields, sub, turn, day, state: 'writing', why: '', ...times };
      const condition = 'attribute_not_exists(pk) OR #state <> :writing';
      const change = {
        fields: wish,
        condition,
        names: { '#state': 'state' },
        values: { ':writing': 'writing' },
      };
      const rows = [{ Update: update(key, change) }, { Update: consumeUpdate(table, limit, { sub, day }) }];
      const refused = await transact(table, rows);
      return refused === undefined ? 'begun' : refused === 0 ? 'being written' : 'used up';
    },
    async hold(key, now) {
      const row = await get(key);
      if (row?.state !== 'writing' || isOverdue(row, now)) return undefined;
      if (row.heldUntil > now.toISOString()) return 'held';
      const heldUntil = after(now, HELD);
      const { condition, names, values } = wanted(row);
      const change = {
        fields: { heldUntil },
        names: { ...names, '#held': 'heldUntil' },
        condition: `${condition} AND #held = :before`,
        values: { ...values, ':before': row.heldUntil },
      };
      const done = await ignoreConditionFailure(documents.send(new UpdateCommand(update(key, change))));
      return done ? { ...row, heldUntil } : 'held';
    },
    release: async (held) => void (await isStillWanted(held, { heldUntil: '' })),
    grow: isStillWanted,
    finish: async (held, fields) => void (await isStillWanted(held, { ...fields, state: 'ready', why: '' })),
  };
}

/** That the row is still there, still this asking's, and not over. */
const wanted = ({ turn }: Pick<Writing, 'turn'>) => ({
  condition: '#turn = :turn AND #state = :writing',
  names: { '#turn': 'turn', '#state': 'state' },
  values: { ':turn': turn, ':writing': 'writing' },
});

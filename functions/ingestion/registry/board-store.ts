import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Board, type BoardTrust, type FiledBoard } from '../../table/board.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { boardKey, companyKey } from '../../table/keys.ts';
import { allShards, shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

export interface BoardStore {
  /** `id` is '<ats>:<slug>'. */
  find(id: string): Promise<Board | undefined>;
  /** Saves a reading's result, without the flags, which someone may have changed since. */
  save(board: Board): Promise<void>;
  /** Returns false if there is no such board. */
  setFlags(id: string, decision: Partial<BoardFlags>): Promise<boolean>;
  /**
   * Decides about a board, which is then read afresh. Returns false if there is no such board, or none with
   * the trust `from` if that is given.
   */
  decideTrust(
    id: string,
    decision: Pick<BoardFlags, 'trust'> & Partial<BoardFlags>,
    from?: BoardTrust,
  ): Promise<boolean>;
  /** Returns false and changes nothing if the board is registered already. */
  add(board: Board): Promise<boolean>;
  /** Files a board under an employer key, for the company's page. `name` is the employer as the board spells it. */
  file(id: string, employerKey: string, name: string): Promise<void>;
  /** Costs about 375 RCU for 10,000 boards. */
  list(): Promise<Board[]>;
}

/**
 * Decided by operators and staff: a favorite is read in every round, a paused board never. A reading doesn't
 * change what was decided during it.
 */
export type BoardFlags = Pick<Board, 'paused' | 'favorite' | 'trust' | 'company'>;

/** Has a board read soon and as a whole, so that what was decided about it reaches all of its postings. */
const READ_AFRESH = { etag: '', bodyHash: '', walkedAt: null, dueAt: new Date(0).toISOString() };

export function boardStore({ documents, name }: Table): BoardStore {
  async function rowsOf(shard: string): Promise<Board[]> {
    const rows: Board[] = [];
    const input = {
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': boardKey(shard, '').pk },
    };
    for await (const page of paginateQuery({ client: documents }, input))
      rows.push(...(page.Items ?? []).map((item) => Board.parse(item)));
    return rows;
  }
  async function read(id: string): Promise<Board | undefined> {
    const Key = boardKey(shardOf('board', id), id);
    const { Item } = await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
    return Item && Board.parse(Item);
  }
  async function succeeds(command: PutCommand | UpdateCommand): Promise<boolean> {
    // The client's overloads need one concrete command type.
    return (await ignoreConditionFailure(documents.send(command as PutCommand))) !== undefined;
  }
  const put = (Item: Board, condition: Omit<PutCommand['input'], 'TableName' | 'Item'>) =>
    succeeds(new PutCommand({ TableName: name, Item, ...condition }));
  const update = (
    id: string,
    values: Record<string, unknown>,
    ConditionExpression: string,
    further: Record<string, unknown> = {},
  ) => {
    const entries = Object.entries(values);
    return succeeds(
      new UpdateCommand({
        TableName: name,
        Key: boardKey(shardOf('board', id), id),
        UpdateExpression: `SET ${entries.map(([field]) => `${field} = :${field}`).join(', ')}`,
        ConditionExpression,
        ExpressionAttributeValues: {
          ...Object.fromEntries(entries.map(([field, value]) => [`:${field}`, value])),
          ...further,
        },
      }),
    );
  };
  return {
    list: async () => (await Promise.all(allShards('board').map(rowsOf))).flat(),
    add: (board) => put(board, { ConditionExpression: 'attribute_not_exists(pk)' }),
    find: read,
    async file(id, employerKey, company) {
      const Item: FiledBoard = { ...companyKey(employerKey, id), name: company };
      await documents.send(new PutCommand({ TableName: name, Item }));
    },
    async save(board) {
      for (let next = board; !(await put(next, ifFlagsUnchanged(next))); ) {
        const current = await read(board.sk);
        if (current) next = { ...board, ...flagsOf(current), ...afterDecision(board, current) };
      }
    },
    setFlags: (id, decision) => update(id, decision, 'attribute_exists(pk)'),
    decideTrust: (id, decision, from) =>
      from === undefined
        ? update(id, { ...decision, ...READ_AFRESH }, 'attribute_exists(pk)')
        : update(id, { ...decision, ...READ_AFRESH }, 'trust = :from', { ':from': from }),
  };
}

const flagsOf = ({ paused, favorite, trust, company }: Board): BoardFlags => ({
  paused,
  favorite,
  trust,
  company,
});

/** A reading that began before the decision must not hide from the next one what it has to do. */
const afterDecision = (read: Board, { trust, dueAt }: Board): Partial<Board> =>
  read.trust === trust ? {} : { ...READ_AFRESH, dueAt };

/** Rows of earlier versions lack some of the flags. */
const ifFlagsUnchanged = (board: Board) => ({
  ConditionExpression: `attribute_not_exists(pk) OR (${Object.keys(flagsOf(board))
    .map((flag) => `(attribute_not_exists(${flag}) OR ${flag} = :${flag})`)
    .join(' AND ')})`,
  ExpressionAttributeValues: Object.fromEntries(
    Object.entries(flagsOf(board)).map(([flag, value]) => [`:${flag}`, value]),
  ),
});

/** Creates a board that is due for its first reading at `due`. */
export function newBoard(
  entry: { ats: string; slug: string; company: string; favorite: boolean; trust?: BoardTrust },
  due: Date,
): Board {
  const id = `${entry.ats}:${entry.slug}`;
  return Board.parse({ ...boardKey(shardOf('board', id), id), ...entry, dueAt: due.toISOString() });
}

import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Board, type FiledBoard } from '../../table/board.ts';
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
  /** Returns false and changes nothing if the board is registered already. */
  add(board: Board): Promise<boolean>;
  /** Files a board under an employer key, for the company's page. `name` is the employer as the board spells it. */
  file(id: string, employerKey: string, name: string): Promise<void>;
  /** Costs about 375 RCU for 10,000 boards. */
  list(): Promise<Board[]>;
}

/** Set by operators: a favorite is read in every round, a paused board never. */
export type BoardFlags = Pick<Board, 'paused' | 'favorite'>;

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
        if (current) next = { ...board, paused: current.paused, favorite: current.favorite };
      }
    },
    setFlags: (id, decision) => {
      const entries = Object.entries(decision);
      return succeeds(
        new UpdateCommand({
          TableName: name,
          Key: boardKey(shardOf('board', id), id),
          UpdateExpression: `SET ${entries.map(([flag]) => `${flag} = :${flag}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: Object.fromEntries(entries.map(([flag, value]) => [`:${flag}`, value])),
        }),
      );
    },
  };
}

const ifFlagsUnchanged = ({ paused, favorite }: Board) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR (paused = :paused AND favorite = :favorite)',
  ExpressionAttributeValues: { ':paused': paused, ':favorite': favorite },
});

/** Creates a board that is due for its first reading at `due`. */
export function newBoard(
  entry: { ats: string; slug: string; company: string; favorite: boolean },
  due: Date,
): Board {
  const id = `${entry.ats}:${entry.slug}`;
  return Board.parse({ ...boardKey(shardOf('board', id), id), ...entry, dueAt: due.toISOString() });
}

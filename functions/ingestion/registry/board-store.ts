import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Board } from '../../table/board.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { boardKey } from '../../table/keys.ts';
import { allShards, shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

/** Where the registry of boards is kept, with what each was last found to be. */
export interface BoardStore {
  /** One board by '<ats>:<slug>'. */
  board(id: string): Promise<Board | undefined>;
  /** Stores what a reading gave. What somebody decided of the board meanwhile stands. */
  save(board: Board): Promise<void>;
  /** Whether a board is read at all, and whether more often than its postings ask for; false where there is none. */
  decide(id: string, decision: Partial<Decided>): Promise<boolean>;
  /** Registers a board; false where it is registered already, and then nothing of it changes. */
  add(board: Board): Promise<boolean>;
  /** Every board: 10,000 are about 375 read units. */
  all(): Promise<Board[]>;
}

/** What people decide of a board, and no reading. */
export type Decided = Pick<Board, 'paused' | 'favourite'>;

/** The registry over the one table. */
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
  async function isDone(command: PutCommand | UpdateCommand): Promise<boolean> {
    // The client's overloads tell the two commands apart; both are sent alike.
    return (await ignoreConditionFailure(documents.send(command as PutCommand))) !== undefined;
  }
  const put = (Item: Board, condition: Omit<PutCommand['input'], 'TableName' | 'Item'>) =>
    isDone(new PutCommand({ TableName: name, Item, ...condition }));
  return {
    all: async () => (await Promise.all(allShards('board').map(rowsOf))).flat(),
    add: (board) => put(board, { ConditionExpression: 'attribute_not_exists(pk)' }),
    board: read,
    async save(board) {
      for (let next = board; !(await put(next, unlessDecided(next))); ) {
        const now = await read(board.sk);
        if (now) next = { ...board, paused: now.paused, favourite: now.favourite };
      }
    },
    decide: (id, decision) => {
      const entries = Object.entries(decision);
      return isDone(
        new UpdateCommand({
          TableName: name,
          Key: boardKey(shardOf('board', id), id),
          UpdateExpression: `SET ${entries.map(([what]) => `${what} = :${what}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: Object.fromEntries(entries.map(([what, value]) => [`:${what}`, value])),
        }),
      );
    },
  };
}

const unlessDecided = ({ paused, favourite }: Board) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR (paused = :paused AND favourite = :favourite)',
  ExpressionAttributeValues: { ':paused': paused, ':favourite': favourite },
});

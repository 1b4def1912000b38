import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Board } from '../../table/board.ts';
import { boardKey } from '../../table/keys.ts';
import { shardOf, shardsOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

/** Where the registry of boards is kept, with what each was last found to be. */
export interface BoardStore {
  /** All boards to be read by now, the longest overdue first. */
  due(now: Date): Promise<Board[]>;
  /** One board by '<ats>:<slug>'. */
  board(id: string): Promise<Board | undefined>;
  /** Stores what a reading gave. That somebody paused the board meanwhile stands. */
  save(board: Board): Promise<void>;
  /** Stops or takes up the reading of a board; false where there is none. */
  pause(id: string, paused: boolean): Promise<boolean>;
  /** Registers a board; false where it is registered already, and then nothing of it changes. */
  add(board: Board): Promise<boolean>;
  all(): Promise<Board[]>;
}

/** The registry over the one table. A round reads all check rows: 10,000 boards are about 375 read units. */
export function boardStore({ documents, name }: Table): BoardStore {
  async function query(filter?: {
    FilterExpression: string;
    values: Record<string, unknown>;
  }): Promise<Board[]> {
    const shards = await Promise.all(
      shardsOf('board').map(async (shard) => {
        const rows: Board[] = [];
        const input = {
          TableName: name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': boardKey(shard, '').pk, ...filter?.values },
          ...(filter ? { FilterExpression: filter.FilterExpression } : {}),
        };
        for await (const page of paginateQuery({ client: documents }, input)) {
          rows.push(...(page.Items ?? []).map((item) => Board.parse(item)));
        }
        return rows;
      }),
    );
    return shards.flat();
  }
  async function read(id: string): Promise<Board | undefined> {
    const Key = boardKey(shardOf('board', id), id);
    const { Item } = await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
    return Item && Board.parse(Item);
  }
  async function unlessConditionFails(command: PutCommand | UpdateCommand): Promise<boolean> {
    try {
      // The client's overloads tell the two commands apart; both are sent alike.
      await documents.send(command as PutCommand);
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }
  const put = (Item: Board, condition: Omit<PutCommand['input'], 'TableName' | 'Item'>) =>
    unlessConditionFails(new PutCommand({ TableName: name, Item, ...condition }));
  return {
    async due(now) {
      const values = { ':now': now.toISOString(), ':no': false };
      const boards = await query({ FilterExpression: 'dueAt <= :now AND paused = :no', values });
      return boards.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
    },
    all: () => query(),
    add: (board) => put(board, { ConditionExpression: 'attribute_not_exists(pk)' }),
    board: read,
    async save(board) {
      for (let next = board; !(await put(next, unlessPaused(next))); ) {
        next = { ...board, paused: (await read(board.sk))?.paused ?? board.paused };
      }
    },
    pause: (id, paused) =>
      unlessConditionFails(
        new UpdateCommand({
          TableName: name,
          Key: boardKey(shardOf('board', id), id),
          UpdateExpression: 'SET paused = :paused',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':paused': paused },
        }),
      ),
  };
}

const unlessPaused = ({ paused }: Board) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR paused = :paused',
  ExpressionAttributeValues: { ':paused': paused },
});

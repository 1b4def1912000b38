import { followedBoardKey, followerKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';

/** Who follows which unconfirmed board, and so may see its jobs. */
export interface FollowerStore {
  /** Returns false if the person follows the board already. */
  add(board: string, sub: string): Promise<boolean>;
}

export const followerStore = (table: Table): FollowerStore => ({
  async add(board, sub) {
    const failed = await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: followerKey(board, sub),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      { Put: { TableName: table.name, Item: followedBoardKey(sub, board) } },
    ]);
    return failed === undefined;
  },
});

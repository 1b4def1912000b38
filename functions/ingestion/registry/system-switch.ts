import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Board } from '../../table/board.ts';
import { switchedOffKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/** Switches the reading of whole systems off and on. */
export interface SystemSwitch {
  /** Returns the systems that are switched off. Costs 0.5 RCU. */
  off(): Promise<ReadonlySet<string>>;
  set(ats: string, isOff: boolean): Promise<void>;
}

const Row = z.object({ sk: z.string() });

export function systemSwitch({ documents, name: TableName }: Table): SystemSwitch {
  return {
    async off() {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': switchedOffKey('').pk },
        }),
      );
      return new Set(Items.map((item) => Row.parse(item).sk));
    },
    async set(ats, isOff) {
      const key = switchedOffKey(ats);
      if (isOff) await documents.send(new PutCommand({ TableName, Item: key }));
      else await documents.send(new DeleteCommand({ TableName, Key: key }));
    },
  };
}

/** Returns the boards of switched-off systems as paused, with a message that says so. Nothing is written. */
export const pauseSwitchedOff = (boards: readonly Board[], off: ReadonlySet<string>): Board[] =>
  boards.map((board) =>
    off.has(board.ats)
      ? { ...board, paused: true, message: `The system '${board.ats}' is switched off.` }
      : board,
  );

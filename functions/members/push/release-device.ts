import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import type { Table } from '../../table/table.ts';
import { changeUser } from '../user-store.ts';
import { ownerKeyOf } from './device-rows.ts';
import { removePushDevices } from './push-devices.ts';

const Owner = z.object({ sub: z.string() });

/**
 * Takes a browser's push notifications from the account that has them, unless that is this person's: they belong to who
 * turned them on last, and a browser that two people use shows the alerts of one. Idempotent.
 */
export async function releaseDevice(table: Table, endpoint: string, sub: string): Promise<void> {
  const { documents, name: TableName } = table;
  const Key = ownerKeyOf(endpoint);
  const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const owner = Item && Owner.parse(Item).sub;
  if (owner === undefined || owner === sub) return;
  await changeUser(table, owner, (user) => removePushDevices(user, [endpoint]));
  // Also if the record has lost the device in another way, so that the row can't keep it from everyone.
  const remove = new DeleteCommand({
    TableName,
    Key,
    ConditionExpression: '#sub = :owner',
    ExpressionAttributeNames: { '#sub': 'sub' },
    ExpressionAttributeValues: { ':owner': owner },
  });
  await ignoreConditionFailure(documents.send(remove));
}

import { createHash } from 'node:crypto';
import { deviceKey, type Key } from '../../table/keys.ts';
import type { User } from '../../table/user.ts';
import type { RowWrites } from '../phone-row.ts';

/** Where the owner of a browser's push notifications is stored. The address is a secret, so the key has its hash. */
export const ownerKeyOf = (endpoint: string): Key =>
  deviceKey(createHash('sha256').update(endpoint).digest('base64url'));

/**
 * Returns the writes that make the owners of devices follow a change of the record. A device of another
 * account makes the transaction fail, so that no browser shows the alerts of two people.
 */
export function deviceRowWrites(
  TableName: string,
  before: Pick<User, 'pushDevices'>,
  { sub, pushDevices }: Pick<User, 'sub' | 'pushDevices'>,
): RowWrites {
  const old = before.pushDevices.map(({ endpoint }) => endpoint);
  const current = pushDevices.map(({ endpoint }) => endpoint);
  const removed = old.filter((endpoint) => !current.includes(endpoint));
  const added = current.filter((endpoint) => !old.includes(endpoint));
  return [
    ...removed.map((endpoint) => ({ Delete: { TableName, Key: ownerKeyOf(endpoint) } })),
    ...added.map((endpoint) => ({
      Put: {
        TableName,
        Item: { ...ownerKeyOf(endpoint), sub },
        ConditionExpression: 'attribute_not_exists(pk) OR #sub = :sub',
        ExpressionAttributeNames: { '#sub': 'sub' },
        ExpressionAttributeValues: { ':sub': sub },
      },
    })),
  ];
}

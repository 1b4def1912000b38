import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { phoneKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';

export type RowWrites = NonNullable<TransactWriteCommandInput['TransactItems']>;

type Person = Pick<User, 'sub' | 'phone' | 'phoneVerified'>;

/**
 * Returns the writes that make the number's row follow a change of the record. The row exists exactly as long
 * as the number is the person's verified one, so that a STOP or START reply finds the person, however late.
 */
export function phoneRowWrites(TableName: string, before: Person, after: Person): RowWrites {
  const [old, current] = [verifiedKey(before), verifiedKey(after)];
  if (old?.pk === current?.pk) return [];
  return [
    ...(old ? [{ Delete: { TableName, Key: old } }] : []),
    ...(current ? [{ Put: { TableName, Item: current } }] : []),
  ];
}

const verifiedKey = ({ sub, phone, phoneVerified }: Person) =>
  phoneVerified && phone !== '' ? phoneKey(phone, sub) : undefined;

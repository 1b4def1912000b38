import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { phoneKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/** How long a number is kept after its last text, in seconds. */
const KEPT = 90 * 86_400;

/** Who gets texts at which number. */
export function textNumbers({ documents, name: TableName }: Table) {
  return {
    async remember(number: string, sub: string, at: Date): Promise<void> {
      const expiresAt = Math.floor(at.getTime() / 1000) + KEPT;
      await documents.send(new PutCommand({ TableName, Item: { ...phoneKey(number, sub), expiresAt } }));
    },
    async subs(number: string): Promise<string[]> {
      const { Items: items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': phoneKey(number, '').pk },
        }),
      );
      return items.map(({ sk }) => `${sk}`);
    },
  };
}

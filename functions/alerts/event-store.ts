import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { changeUser } from '../accounts/user-store.ts';
import { messageKey, meterKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { EventStore } from './take-event.ts';

/** How long a report is kept, in seconds: far longer than any message stays unsettled. */
const KEPT = 30 * 86_400;

/** The store of provider events over the one table. */
export function eventStore(table: Table): EventStore {
  const { documents, name } = table;
  return {
    async note(messageId, eventType, at) {
      const expiresAt = Math.floor(Date.now() / 1000) + KEPT;
      const Item = { ...messageKey(messageId), event: eventType, at, expiresAt };
      await documents.send(new PutCommand({ TableName: name, Item }));
    },
    async giveBack(sub, messageId) {
      const update = new UpdateCommand({
        TableName: name,
        Key: meterKey(sub),
        UpdateExpression: 'DELETE charged :message',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':message': new Set([messageId]) },
      });
      await documents.send(update).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    },
    async change(sub, change) {
      await changeUser(table, sub, change);
    },
  };
}

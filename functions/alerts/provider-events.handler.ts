import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { changeUser } from '../accounts/user-store.ts';
import { log } from '../house/log.ts';
import { consumeEach } from '../house/queue.ts';
import { messageKey, meterKey } from '../table/keys.ts';
import { openTable } from '../table/table.ts';
import { ProviderEvent, verdictOf } from './provider-event.ts';

const table = openTable();

/** What the mail provider reports of a message: that it took it, delivered it, or must not send to that address. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    const parsed = ProviderEvent.safeParse(body);
    // Mail of other senders in the account reports here too; only what bears our tags is ours.
    if (!parsed.success) return log.info('event of another sender');
    const { messageId, sub, state, refund, at } = verdictOf(parsed.data);
    const { documents, name } = table;
    const expiresAt = Math.floor(Date.parse(at) / 1000) + 30 * 86_400;
    const Item = { ...messageKey(messageId), event: parsed.data.eventType, at, expiresAt };
    await documents.send(new PutCommand({ TableName: name, Item }));
    if (!state) return;
    await changeUser(table, sub, (user) =>
      user.userPrefs.emailState === state
        ? undefined
        : { ...user, userPrefs: { ...user.userPrefs, emailState: state } },
    );
    if (!refund) return;
    await documents.send(
      new UpdateCommand({
        TableName: name,
        Key: meterKey(sub),
        UpdateExpression: 'DELETE charged :message',
        ExpressionAttributeValues: { ':message': new Set([messageId]) },
      }),
    );
  });
}

import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { type Key, welcomeDueKey, welcomeKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import { Welcome, welcomeMessageId } from '../../table/welcome.ts';
import type { Deps } from './prepare-welcome.ts';
import type { WelcomeStore } from './send-welcome.ts';

/** How long the row of a welcome mail is kept, in seconds: far longer than it is retried. */
const RETENTION = 90 * 86_400;

export function welcomeStore({
  documents,
  name: TableName,
}: Table): WelcomeStore & { readonly put: Deps['putWelcome'] } {
  const update = async (
    Key: Key,
    rest: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ): Promise<boolean> =>
    (await ignoreConditionFailure(documents.send(new UpdateCommand({ TableName, Key, ...rest })))) !==
    undefined;
  return {
    async put(sub, { alerts, matching }, now) {
      const expiresAt = Math.floor(now.getTime() / 1000) + RETENTION;
      const Item = {
        ...welcomeKey(sub),
        state: 'due',
        alerts,
        matching,
        attemptedAt: null,
        expiresAt,
      } satisfies Welcome;
      const ConditionExpression = 'attribute_not_exists(pk)';
      await ignoreConditionFailure(documents.send(new PutCommand({ TableName, Item, ConditionExpression })));
    },
    async read(sub) {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: welcomeKey(sub), ConsistentRead: true }),
      );
      return Item && Welcome.parse(Item);
    },
    beginAttempt: (sub, before, at) =>
      update(welcomeKey(sub), {
        UpdateExpression: 'SET attemptedAt = :at',
        ConditionExpression: '#state = :due AND attemptedAt = :before',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':at': at, ':before': before, ':due': 'due' },
      }),
    async enter(alert, messageId, at) {
      const Item = { ...alert, state: 'sent', sentAt: at.toISOString(), messageId };
      const put = new PutCommand({
        TableName,
        Item,
        // The second alternative is an earlier attempt.
        ConditionExpression: 'attribute_not_exists(pk) OR messageId = :message',
        ExpressionAttributeValues: { ':message': messageId },
      });
      return (await ignoreConditionFailure(documents.send(put))) !== undefined;
    },
    async settle(sub, { alerts }, to) {
      if (to.state !== 'sent') {
        const entered = alerts.map(({ pk, sk }) =>
          update(
            { pk, sk },
            {
              UpdateExpression: 'SET #state = :state, why = :why, sentAt = :none, messageId = :none',
              ConditionExpression: 'messageId = :message',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: {
                ':state': to.state,
                ':why': to.why,
                ':none': null,
                ':message': welcomeMessageId(sub),
              },
            },
          ),
        );
        await Promise.all(entered);
      }
      await update(welcomeKey(sub), {
        UpdateExpression: 'SET #state = :state REMOVE alerts',
        ConditionExpression: '#state = :due',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': to.state, ':due': 'due' },
      });
    },
    async defer(sub, minute) {
      const key = welcomeDueKey(shardOf('due', sub), new Date(minute).toISOString(), sub);
      const Item = { ...key, version: randomUUID() };
      await documents.send(new PutCommand({ TableName, Item }));
    },
  };
}

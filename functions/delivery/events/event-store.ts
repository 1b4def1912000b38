import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { changeUser } from '../../members/user-store.ts';
import { DeliveryReports } from '../../table/alert.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { messageKey, meterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import type { EventStore } from './delivery-event.ts';

/** How long reports are kept, in seconds: far longer than any message stays unsettled. */
const RETENTION = 30 * 86_400;

interface ReportedMessage {
  readonly messageId: string;
  readonly reports: DeliveryReports;
}

/** Reports about one message in the same turn are one write. */
export function eventStore(table: Table): EventStore {
  const { documents, name } = table;
  const writes = new DataLoader<ReportedMessage, DeliveryReports>(
    async (batch) => {
      const byMessage = Map.groupBy(batch, ({ messageId }) => messageId);
      const known = new Map(
        await Promise.all(
          [...byMessage].map(
            async ([messageId, reported]) => [messageId, await write(messageId, reported)] as const,
          ),
        ),
      );
      return batch.map(({ messageId }) => known.get(messageId) ?? {});
    },
    { cache: false },
  );

  async function write(messageId: string, reported: readonly ReportedMessage[]): Promise<DeliveryReports> {
    const reports: DeliveryReports = Object.assign({}, ...reported.map((message) => message.reports));
    const assigned = Object.entries({ expiresAt: Math.floor(Date.now() / 1000) + RETENTION, ...reports });
    const { Attributes } = await documents.send(
      new UpdateCommand({
        TableName: name,
        Key: messageKey(messageId),
        ReturnValues: 'ALL_NEW',
        // Events come in any order, so each has an attribute of its own.
        UpdateExpression: `SET ${assigned.map(([attribute]) => `${attribute} = :${attribute}`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(
          assigned.map(([attribute, value]) => [`:${attribute}`, value]),
        ),
      }),
    );
    return DeliveryReports.parse(Attributes);
  }

  return {
    recordReports: (messageId, reports) => writes.load({ messageId, reports }),
    async refund(sub, messageId, { textFailed }) {
      // If a text went along and nothing is known about it, the message may have arrived.
      const unlessText = ' AND (attribute_not_exists(texts) OR texts.latest <> :id)';
      const update = new UpdateCommand({
        TableName: name,
        Key: meterKey(sub),
        UpdateExpression: 'DELETE charged :message',
        ConditionExpression: `attribute_exists(pk)${textFailed ? '' : unlessText}`,
        ExpressionAttributeValues: {
          ':message': new Set([messageId]),
          ...(textFailed ? {} : { ':id': messageId }),
        },
      });
      await ignoreConditionFailure(documents.send(update));
    },
    async changeUser(sub, change) {
      await changeUser(table, sub, change);
    },
  };
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { changeUser } from '../../members/user-store.ts';
import { DeliveryReports } from '../../table/alert.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { messageKey, meterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import type { EventStore } from './handle-delivery-event.ts';

/** How long a report is kept, in seconds: far longer than any message stays unsettled. */
const KEPT = 30 * 86_400;

/** What is noted of a message. */
interface Noted {
  readonly messageId: string;
  readonly reports: DeliveryReports;
}

/** The store of delivery events over the one table; what is noted of a message in the same turn is one write. */
export function eventStore(table: Table): EventStore {
  const { documents, name } = table;
  const notes = new DataLoader<Noted, DeliveryReports>(
    async (all) => {
      const messages = Map.groupBy(all, ({ messageId }) => messageId);
      const known = new Map(
        await Promise.all(
          [...messages].map(
            async ([messageId, noted]) => [messageId, await write(messageId, noted)] as const,
          ),
        ),
      );
      return all.map(({ messageId }) => known.get(messageId) ?? {});
    },
    { cache: false },
  );

  async function write(messageId: string, noted: readonly Noted[]): Promise<DeliveryReports> {
    const reports: DeliveryReports = Object.assign({}, ...noted.map((one) => one.reports));
    const given = Object.entries({ expiresAt: Math.floor(Date.now() / 1000) + KEPT, ...reports });
    const { Attributes } = await documents.send(
      new UpdateCommand({
        TableName: name,
        Key: messageKey(messageId),
        ReturnValues: 'ALL_NEW',
        // Events come in any order: each has a place of its own.
        UpdateExpression: `SET ${given.map(([what]) => `${what} = :${what}`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(given.map(([what, value]) => [`:${what}`, value])),
      }),
    );
    return DeliveryReports.parse(Attributes);
  }

  return {
    note: (messageId, reports) => notes.load({ messageId, reports }),
    async giveBack(sub, messageId, { textFailed }) {
      // Where a text went along and nothing was heard of it, the message may have arrived all the same.
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
    async change(sub, change) {
      await changeUser(table, sub, change);
    },
  };
}

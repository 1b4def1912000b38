import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { changeUser } from '../accounts/user-store.ts';
import type { Reports } from '../table/alert.ts';
import { messageKey, meterKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { unlessRefused } from '../table/unless-refused.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { EventStore } from './take-event.ts';

/** How long a report is kept, in seconds: far longer than any message stays unsettled. */
const KEPT = 30 * 86_400;

/** Under what each kind of event is kept; one that is not here says no more than that the message was taken. */
const REPORTED: Readonly<Partial<Record<ProviderEvent['eventType'], keyof Reports>>> = {
  Delivery: 'deliveredAt',
  Bounce: 'bouncedAt',
  Complaint: 'complainedAt',
  Reject: 'rejectedAt',
};

/** What is noted of a message. */
interface Noted {
  readonly messageId: string;
  readonly eventType: ProviderEvent['eventType'];
  readonly at: string;
}

/** The store of provider events over the one table; what is noted of a message in the same turn is one write. */
export function eventStore(table: Table): EventStore {
  const { documents, name } = table;
  const notes = new DataLoader<Noted, void>(
    async (all) => {
      const messages = Map.groupBy(all, ({ messageId }) => messageId);
      await Promise.all([...messages].map(([messageId, noted]) => write(messageId, noted)));
      return all.map(() => undefined);
    },
    { cache: false },
  );

  async function write(messageId: string, noted: readonly Noted[]): Promise<void> {
    const reports = noted.flatMap(({ eventType, at }) => {
      const report = REPORTED[eventType];
      return report ? [[report, at] as const] : [];
    });
    const set = { expiresAt: Math.floor(Date.now() / 1000) + KEPT, ...Object.fromEntries(reports) };
    const given = Object.entries(set);
    await documents.send(
      new UpdateCommand({
        ...{ TableName: name, Key: messageKey(messageId) },
        // Events come in any order: each has a place of its own.
        UpdateExpression: `SET ${given.map(([what]) => `${what} = :${what}`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(given.map(([what, value]) => [`:${what}`, value])),
      }),
    );
  }

  return {
    note: (messageId, eventType, at) => notes.load({ messageId, eventType, at }),
    async giveBack(sub, messageId) {
      const update = new UpdateCommand({
        TableName: name,
        Key: meterKey(sub),
        UpdateExpression: 'DELETE charged :message',
        // Where a text went along, the message was delivered all the same.
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(texts) OR texts.latest <> :id)',
        ExpressionAttributeValues: { ':message': new Set([messageId]), ':id': messageId },
      });
      await unlessRefused(documents.send(update));
    },
    async change(sub, change) {
      await changeUser(table, sub, change);
    },
  };
}

import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { hostKey } from '../../table/keys.ts';
import { PausedHost } from '../../table/paused-host.ts';
import type { Table } from '../../table/table.ts';

/** Where it is kept that a vendor's host asked us to wait. Hosts are named by `hostOf`. */
export interface HostStore {
  /** Until when nothing of a host is to be asked; undefined when it may be. */
  waitUntil(host: string): Promise<Date | undefined>;
  /** Notes that a host asked to be left alone until then. A longer wait that it asked for stands. */
  asked(host: string, until: Date): Promise<void>;
}

/** The hosts over the one table. A look costs half a read unit. */
export function hostStore({ documents, name }: Table, now: () => Date): HostStore {
  return {
    async waitUntil(host) {
      const { Item } = await documents.send(new GetCommand({ TableName: name, Key: hostKey(host) }));
      if (!Item) return undefined;
      const until = new Date(PausedHost.parse(Item).until);
      return until > now() ? until : undefined;
    },
    async asked(host, until) {
      const Item: PausedHost = {
        ...hostKey(host),
        until: until.toISOString(),
        expiresAt: Math.ceil(until.getTime() / 1000),
      };
      const command = new PutCommand({
        TableName: name,
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR #until < :until',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':until': Item.until },
      });
      await ignoreConditionFailure(documents.send(command));
    },
  };
}

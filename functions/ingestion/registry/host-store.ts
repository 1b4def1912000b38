import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Board } from '../../table/board.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { hostKey } from '../../table/keys.ts';
import { PausedHost } from '../../table/paused-host.ts';
import type { Table } from '../../table/table.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { hasOwnHosts, hostOf } from '../reading/board-address.ts';

/** Remembers which vendor hosts (see `hostOf`) asked us to back off. */
export interface HostStore {
  /** Returns undefined if the host may be requested. Costs 0.5 RCU. */
  backoffUntil(host: string): Promise<Date | undefined>;
  /** Keeps the later time if the host is backed off already. */
  startBackoff(host: string, until: Date): Promise<void>;
}

export function hostStore({ documents, name }: Table, now: () => Date): HostStore {
  return {
    async backoffUntil(host) {
      const { Item } = await documents.send(new GetCommand({ TableName: name, Key: hostKey(host) }));
      if (!Item) return undefined;
      const until = new Date(PausedHost.parse(Item).until);
      return until > now() ? until : undefined;
    },
    async startBackoff(host, until) {
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

/**
 * Returns the systems of these boards whose vendor is backed off, with one look-up per vendor. Systems whose boards have
 * hosts of their own are not among them.
 */
export async function systemsInBackoff(
  boards: readonly Pick<Board, 'ats'>[],
  adapterOf: (ats: string) => Pick<Adapter, 'origin'> | undefined,
  hosts: Pick<HostStore, 'backoffUntil'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Set<string>> {
  const systems = [...new Set(boards.map(({ ats }) => ats))];
  const lookups = systems.map(async (ats) => {
    const adapter = adapterOf(ats);
    if (!adapter || hasOwnHosts(adapter)) return [];
    return (await hosts.backoffUntil(hostOf(adapter, '', environment))) ? [ats] : [];
  });
  return new Set((await Promise.all(lookups)).flat());
}

import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Board } from '../../table/board.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { hostKey, hostRequestsKey } from '../../table/keys.ts';
import { PausedHost } from '../../table/paused-host.ts';
import type { Table } from '../../table/table.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { hasOwnHosts, hostOf } from '../reading/board-address.ts';

/**
 * Remembers which hosts (see `hostOf`) asked us to back off, and how many requests we sent. These are counted
 * by sharer: an account at a vendor (see `accountOf`), or a host where boards have no accounts.
 */
export interface HostStore {
  /** Returns undefined if the host may be requested. Costs 0.5 RCU. */
  backoffUntil(host: string): Promise<Date | undefined>;
  /** Keeps the later time if the host is backed off already. */
  startBackoff(host: string, until: Date): Promise<void>;
  /** Returns how many requests were sent for the sharer in this hour. Costs 0.5 RCU. */
  countRequests(sharer: string): Promise<number>;
  /** Adds to that count. Costs 1 WRU. */
  addRequests(sharer: string, requests: number): Promise<void>;
}

const HourlyRequests = z.object({ requests: z.number() });

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
    async countRequests(sharer) {
      const Key = hostRequestsKey(sharer, now());
      const { Item } = await documents.send(new GetCommand({ TableName: name, Key }));
      return Item ? HourlyRequests.parse(Item).requests : 0;
    },
    async addRequests(sharer, requests) {
      const at = now();
      const command = new UpdateCommand({
        TableName: name,
        Key: hostRequestsKey(sharer, at),
        UpdateExpression: 'SET expiresAt = :expiresAt ADD requests :requests',
        ExpressionAttributeValues: {
          ':requests': requests,
          ':expiresAt': Math.ceil(at.getTime() / 1000) + 7_200,
        },
      });
      await documents.send(command);
    },
  };
}

/**
 * Returns the systems of these boards whose vendor is backed off, with one look-up per vendor. Systems whose
 * boards have hosts of their own are not among them.
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

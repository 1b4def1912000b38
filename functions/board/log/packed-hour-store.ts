import { PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { segmentKey } from '../../table/keys.ts';
import { allShards, shardOfHour } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

/** One hour ('00' to '23') of a UTC day with all of its parts. */
export interface PackedHour {
  readonly hour: string;
  readonly parts: readonly Uint8Array[];
}

export interface PackedHourStore {
  /** Reads the packed hours of a UTC day ('YYYY-MM-DD') from one hour on, in order, without those that lack a part. */
  read(day: string, from: string): Promise<PackedHour[]>;
  /** Writes an hour over an earlier one; `expiresAt` in epoch seconds. */
  write(day: string, hour: PackedHour, expiresAt: number): Promise<void>;
}

/** A change of format renames an attribute: readers then ignore the older rows, and they are packed again. */
const Segment = z.object({
  sk: z.string(),
  parts: z.number(),
  packed: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
});

export function packedHourStore({ documents, name }: Table): PackedHourStore {
  async function readShard(day: string, shard: string, from: string): Promise<PackedHour[]> {
    const hours = new Map<string, { parts: Uint8Array[]; of: number }>();
    const query = {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': segmentKey(day, shard, '', '').pk, ':from': from },
    };
    for await (const page of paginateQuery({ client: documents }, query))
      for (const item of page.Items ?? []) {
        const { success, data } = Segment.safeParse(item);
        if (!success) continue;
        const { sk, parts: of, packed } = data;
        const hour = sk.slice(0, sk.indexOf('#'));
        const known = hours.get(hour) ?? { parts: [], of };
        known.parts.push(packed);
        hours.set(hour, known);
      }
    return [...hours].flatMap(([hour, { parts, of }]) => (parts.length === of ? [{ hour, parts }] : []));
  }
  return {
    async read(day, from) {
      const shards = await Promise.all(allShards('segment').map((shard) => readShard(day, shard, from)));
      return shards.flat().sort((one, other) => (one.hour < other.hour ? -1 : 1));
    },
    async write(day, { hour, parts }, expiresAt) {
      for (const [part, packed] of parts.entries()) {
        const key = segmentKey(day, shardOfHour(hour), hour, String(part).padStart(4, '0'));
        const Item = { ...key, parts: parts.length, packed, expiresAt };
        await documents.send(new PutCommand({ TableName: name, Item }));
      }
    },
  };
}

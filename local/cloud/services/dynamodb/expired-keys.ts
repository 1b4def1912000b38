import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { z } from 'zod';

type Key = Record<string, AttributeValue>;

/** The keys of items that the sweeper removed, so that the stream can attribute the removals to time to live. */
export interface ExpiredKeys {
  add(key: Key): void;
  /** Undoes `add` when the removal did not happen. */
  delete(key: Key): void;
  /** Puts the service's identity into the records of such removals, in the body of a GetRecords response. */
  markRemovals(body: string): string;
}

const record = z.looseObject({
  eventName: z.string(),
  dynamodb: z.looseObject({ Keys: z.record(z.string(), z.unknown()) }),
});
const getRecordsResponse = z.looseObject({ Records: z.array(record) });

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-streams.html */
const TIME_TO_LIVE = { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' };

/** Keeps the newest `maxSize` keys. */
export function createExpiredKeys(maxSize = 100_000): ExpiredKeys {
  const keys = new Set<string>();
  return {
    add(key) {
      keys.add(canonical(key));
      for (const oldest of keys) {
        if (keys.size <= maxSize) break;
        keys.delete(oldest);
      }
    },
    delete: (key) => void keys.delete(canonical(key)),
    markRemovals(body) {
      if (keys.size === 0 || !body.includes('"REMOVE"')) return body;
      const response = getRecordsResponse.parse(JSON.parse(body));
      const Records = response.Records.map((one) =>
        one.eventName === 'REMOVE' && keys.has(canonical(one.dynamodb.Keys))
          ? { ...one, userIdentity: TIME_TO_LIVE }
          : one,
      );
      return JSON.stringify({ ...response, Records });
    },
  };
}

const canonical = (key: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { z } from 'zod';

type Key = Record<string, AttributeValue>;

/** The keys of items that our own sweep removed, so that the stream can say who did it. */
export interface ExpiredKeys {
  add(key: Key): void;
  /** Takes one back, when its removal did not happen. */
  drop(key: Key): void;
  /** Puts the identity of DynamoDB's time to live into the records of a GetRecords answer that tell of such removals. */
  mark(body: string): string;
}

const record = z.looseObject({
  eventName: z.string(),
  dynamodb: z.looseObject({ Keys: z.record(z.string(), z.unknown()) }),
});
const answer = z.looseObject({ Records: z.array(record) });

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-streams.html */
const TIME_TO_LIVE = { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' };

/** Remembers the newest `size` keys. */
export function rememberExpired(size = 100_000): ExpiredKeys {
  const keys = new Set<string>();
  return {
    add(key) {
      keys.add(keyText(key));
      for (const oldest of keys) {
        if (keys.size <= size) break;
        keys.delete(oldest);
      }
    },
    drop: (key) => void keys.delete(keyText(key)),
    mark(body) {
      if (keys.size === 0 || !body.includes('"REMOVE"')) return body;
      const parsed = answer.parse(JSON.parse(body));
      const Records = parsed.Records.map((one) =>
        one.eventName === 'REMOVE' && keys.has(keyText(one.dynamodb.Keys))
          ? { ...one, userIdentity: TIME_TO_LIVE }
          : one,
      );
      return JSON.stringify({ ...parsed, Records });
    },
  };
}

function keyText(key: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));
}

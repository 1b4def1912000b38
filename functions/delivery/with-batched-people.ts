import DataLoader from 'dataloader';
import { Meter } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { type Key, meterKey, userKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { DeliveryStore } from './delivery-store.ts';

/**
 * Reads the meters and users of all people in a batch of messages in one call, if they are asked for in one
 * turn. The call starts after all of them have asked, so each gets data that is no older than its request.
 */
export function withBatchedPeople(store: DeliveryStore, table: Table): DeliveryStore {
  const rows = new DataLoader<Key, Record<string, unknown> | undefined>(
    async (keys) => {
      // A batch with one key twice is refused.
      const unique = [...new Map(keys.map((key) => [key.pk, key])).values()];
      const found = await batchGet(table, unique, { consistent: true });
      const byPk = new Map(found.map((row) => [row['pk'], row]));
      return keys.map(({ pk }) => byPk.get(pk));
    },
    { cache: false },
  );
  return {
    ...store,
    readMeter: async (sub) => Meter.parse((await rows.load(meterKey(sub))) ?? {}),
    async readUser(sub) {
      const user = await rows.load(userKey(sub));
      return user && User.parse(user);
    },
  };
}

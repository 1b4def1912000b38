import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { Follow } from '../../table/follow.ts';
import { followedBoardKey, followerKey, followKey, waitingFollowKey } from '../../table/keys.ts';
import { deletePartition, deleteRows, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';

/** The companies that a person asked to follow. Reviews only count people. */
export function followPersonalData(table: Table): PersonalDataStore {
  const partition = (sub: string) => followKey(sub, '').pk;
  async function* readFollows(sub: string) {
    for await (const rows of readPartition(table, partition(sub)))
      for (const row of rows) {
        const { text, state, company, jobs, askedAt } = Follow.parse(row);
        yield { text, state, company, jobs, askedAt };
      }
    for await (const rows of readPartition(table, followedBoardKey(sub, '').pk))
      for (const { sk } of rows) yield { board: sk };
  }
  return {
    name: 'followed companies',
    read: async (sub) => readFollows(sub),
    async erase(sub) {
      for await (const rows of readPartition(table, partition(sub)))
        await deleteRows(
          table,
          rows.map(({ sk }) => waitingFollowKey(String(sk), sub)),
        );
      await deletePartition(table, partition(sub));
      const { pk } = followedBoardKey(sub, '');
      for await (const rows of readPartition(table, pk))
        await deleteRows(
          table,
          rows.map(({ sk }) => followerKey(String(sk), sub)),
        );
      await deletePartition(table, pk);
    },
  };
}

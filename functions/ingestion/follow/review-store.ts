import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type BoardCheck, type Follow, FollowReview } from '../../table/follow.ts';
import { followReviewKey, waitingFollowKey } from '../../table/keys.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { answerUpdate } from './follow-store.ts';

/** A review that nobody asked for again for this long is dropped. */
const RETENTION_DAYS = 90;

/** What people asked for and the check could not read. Staff accept or decline it. */
export interface ReviewStore {
  /**
   * Adds a person to a target's review, which counts each person once, and answers their request. Throws if the check was
   * replaced since it was read.
   */
  join(sub: string, follow: Follow, check: BoardCheck, address: string): Promise<void>;
  find(target: string): Promise<FollowReview | undefined>;
  close(target: string): Promise<void>;
  /** Returns the people who wait for a decision. */
  listWaiting(target: string): AsyncIterable<string>;
  removeWaiting(target: string, sub: string): Promise<void>;
}

export function reviewStore(table: Table, now: () => Date): ReviewStore {
  const { documents, name: TableName } = table;
  const remove = async (Key: { pk: string; sk: string }) =>
    void (await documents.send(new DeleteCommand({ TableName, Key })));
  return {
    async join(sub, follow, check, address) {
      const target = follow.sk;
      const at = now();
      const expiresAt = Math.floor(at.getTime() / 1000) + RETENTION_DAYS * 86_400;
      const update = answerUpdate(TableName, follow, { state: 'review' }, at);
      const isStillUnreadable = {
        ConditionCheck: {
          TableName,
          Key: { pk: check.pk, sk: check.sk },
          ConditionExpression: '#state = :state AND checkedAt = :checkedAt',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':state': check.state, ':checkedAt': check.checkedAt },
        },
      };
      const failed = await transact(table, [
        isStillUnreadable,
        { Update: update },
        {
          Put: {
            TableName,
            Item: { ...waitingFollowKey(target, sub), expiresAt },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Update: {
            TableName,
            Key: followReviewKey(target),
            UpdateExpression:
              'SET address = if_not_exists(address, :address), since = if_not_exists(since, :since), reason = :reason, expiresAt = :expiresAt ADD people :one',
            ExpressionAttributeValues: {
              ':address': address,
              ':since': at.toISOString(),
              ':reason': check.reason,
              ':expiresAt': expiresAt,
              ':one': 1,
            },
          },
        },
      ]);
      if (failed === 0)
        throw new Error(`The check of ${target} was replaced. The request is answered again.`);
      // The person is counted already.
      if (failed === 2) await transact(table, [isStillUnreadable, { Update: update }]);
    },
    async find(target) {
      const command = new GetCommand({ TableName, Key: followReviewKey(target), ConsistentRead: true });
      const { Item } = await documents.send(command);
      return Item && FollowReview.parse(Item);
    },
    close: (target) => remove(followReviewKey(target)),
    async *listWaiting(target) {
      for await (const rows of readPartition(table, waitingFollowKey(target, '').pk))
        for (const { sk } of rows) yield String(sk);
    },
    removeWaiting: (target, sub) => remove(waitingFollowKey(target, sub)),
  };
}

import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Board } from '../../table/board.ts';
import { type BoardCheck, type Follow, FollowReview } from '../../table/follow.ts';
import { followReviewKey, waitingFollowKey } from '../../table/keys.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import { answerUpdate } from './follow-store.ts';

const PROPOSAL = 'board:';

/** The target of staff's decision about a board that was found. */
const proposalOf = (board: string): string => PROPOSAL + board;

/** Returns the board whose confirmation is asked for, or undefined for what could not be read. */
export const proposedBoard = (target: string): string | undefined =>
  target.startsWith(PROPOSAL) ? target.slice(PROPOSAL.length) : undefined;

/** A review that nobody asked for again for this long is dropped. */
const RETENTION_DAYS = 90;

/** Requests that the check could not read, and the boards that it found. Staff accept or decline them. */
export interface ReviewStore {
  /**
   * Adds a person to a target's review, which counts each person once, and answers their request. Throws if
   * the check was replaced since it was read.
   */
  join(sub: string, follow: Follow, check: BoardCheck, address: string): Promise<void>;
  /** Asks staff about an unconfirmed board, and counts one more person who follows it. */
  propose(board: Pick<Board, 'sk' | 'company'>, address: string): Promise<void>;
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
  const expiryOf = (at: Date) => Math.floor(at.getTime() / 1000) + RETENTION_DAYS * 86_400;
  const countPerson = (target: string, address: string, reason: string) => {
    const at = now();
    return {
      TableName,
      Key: followReviewKey(target),
      UpdateExpression:
        'SET address = if_not_exists(address, :address), since = if_not_exists(since, :since), reason = :reason, expiresAt = :expiresAt ADD people :one',
      ExpressionAttributeValues: {
        ':address': address,
        ':since': at.toISOString(),
        ':reason': reason,
        ':expiresAt': expiryOf(at),
        ':one': 1,
      },
    };
  };
  return {
    async propose({ sk, company }, address) {
      const reason = `A member added this board, which calls itself “${company}”. Only its followers see its jobs until you accept it.`;
      await documents.send(new UpdateCommand(countPerson(proposalOf(sk), address, reason)));
    },
    async join(sub, follow, check, address) {
      const target = follow.sk;
      const at = now();
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
            Item: { ...waitingFollowKey(target, sub), expiresAt: expiryOf(at) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        { Update: countPerson(target, address, check.reason) },
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

import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BoardCheck } from '../../table/follow.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { boardCheckKey, hostChecksKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

const DAY_MS = 86_400_000;

/**
 * A result is valid for a day, so that a target is checked once a day whoever asks; one that a wrong path may
 * have caused for an hour. A decline is valid for 90 days.
 */
const VALID_MS: Readonly<Record<BoardCheck['state'], number>> = {
  // A check that takes longer has crashed.
  running: 200_000,
  found: DAY_MS,
  notFound: DAY_MS,
  unreadable: DAY_MS / 24,
  declined: 90 * DAY_MS,
};

export type CheckResult = Pick<BoardCheck, 'state'> & Partial<Pick<BoardCheck, 'board' | 'reason'>>;

/** Checks of targets, shared by everyone. */
export interface CheckStore {
  /** Returns undefined if there is no valid check. */
  find(target: string): Promise<BoardCheck | undefined>;
  /** Claims the check of a target. Returns false if it is claimed, or a valid result exists. */
  begin(target: string): Promise<boolean>;
  finish(target: string, result: CheckResult): Promise<BoardCheck>;
  /**
   * Counts a check that leads to a host. Returns false, and counts nothing, if the host had `limit` of them
   * on this UTC day.
   */
  claimHost(host: string, limit: number): Promise<boolean>;
}

export function checkStore({ documents, name: TableName }: Table, now: () => Date): CheckStore {
  function row(target: string, { state, board = '', reason = '' }: CheckResult): BoardCheck {
    const at = now().getTime();
    const until = at + VALID_MS[state];
    return {
      ...boardCheckKey(target),
      state,
      board,
      reason,
      checkedAt: new Date(at).toISOString(),
      until: new Date(until).toISOString(),
      expiresAt: Math.ceil(until / 1000),
    };
  }
  return {
    async find(target) {
      const command = new GetCommand({ TableName, Key: boardCheckKey(target), ConsistentRead: true });
      const { Item } = await documents.send(command);
      const check = Item && BoardCheck.parse(Item);
      return check && check.until > now().toISOString() ? check : undefined;
    },
    async begin(target) {
      const command = new PutCommand({
        TableName,
        Item: row(target, { state: 'running' }),
        ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now().toISOString() },
      });
      return (await ignoreConditionFailure(documents.send(command))) !== undefined;
    },
    async finish(target, result) {
      const Item = row(target, result);
      await documents.send(new PutCommand({ TableName, Item }));
      return Item;
    },
    async claimHost(host, limit) {
      const at = now();
      const command = new UpdateCommand({
        TableName,
        Key: hostChecksKey(host, at),
        UpdateExpression: 'SET expiresAt = :expiresAt ADD checks :one',
        ConditionExpression: 'attribute_not_exists(checks) OR checks < :limit',
        ExpressionAttributeValues: {
          ':one': 1,
          ':limit': limit,
          ':expiresAt': Math.ceil((at.getTime() + 2 * DAY_MS) / 1000),
        },
      });
      return (await ignoreConditionFailure(documents.send(command))) !== undefined;
    },
  };
}

import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Follow, type FollowState } from '../../table/follow.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { followKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

const DAY_SECONDS = 86_400;

/** How long a person sees an answer. What succeeded is among the dream companies anyway. */
const RETENTION_DAYS: Readonly<Record<FollowState, number>> = {
  checking: 7,
  following: 1,
  watching: 1,
  full: 7,
  notFound: 7,
  review: 90,
  declined: 30,
};

/** After this long without an answer, a person may ask again. */
const LOST_AFTER_MS = 10 * 60_000;

export interface Answer {
  readonly state: FollowState;
  readonly company?: string;
  readonly jobs?: number;
}

/** A person's requests to follow companies. */
export interface FollowStore {
  /** Returns a person's requests that have not expired. */
  list(sub: string): Promise<Follow[]>;
  find(sub: string, target: string): Promise<Follow | undefined>;
  /** Stores a new request to be checked. */
  request(sub: string, target: string, text: string): Promise<Follow>;
  /** Answers a request. Does nothing if it has been answered or deleted. */
  answer(follow: Follow, answer: Answer): Promise<void>;
  /** Has a request answered again. Does nothing if it has been deleted. */
  reopen(sub: string, target: string): Promise<void>;
}

/** Whether the answer to a request is still on its way. */
export const isBeingChecked = ({ state, turn }: Follow, now: Date): boolean =>
  state === 'checking' && now.getTime() - Date.parse(turn) < LOST_AFTER_MS;

const expiryOf = (state: FollowState, now: Date): number =>
  Math.floor(now.getTime() / 1000) + RETENTION_DAYS[state] * DAY_SECONDS;

/** Returns the update that answers a request; its condition fails if the request has been answered or deleted. */
export const answerUpdate = (
  TableName: string,
  { pk, sk, turn }: Pick<Follow, 'pk' | 'sk' | 'turn'>,
  { state, company = '', jobs = 0 }: Answer,
  now: Date,
) => ({
  TableName,
  Key: { pk, sk },
  UpdateExpression: 'SET #state = :state, company = :company, jobs = :jobs, expiresAt = :expiresAt',
  ConditionExpression: '#state = :checking AND turn = :turn',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: {
    ':state': state,
    ':company': company,
    ':jobs': jobs,
    ':expiresAt': expiryOf(state, now),
    ':checking': 'checking',
    ':turn': turn,
  },
});

export function followStore({ documents, name: TableName }: Table, now: () => Date): FollowStore {
  return {
    async list(sub) {
      const command = new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        // DynamoDB deletes expired rows within days.
        FilterExpression: 'expiresAt > :now',
        ExpressionAttributeValues: {
          ':pk': followKey(sub, '').pk,
          ':now': Math.floor(now().getTime() / 1000),
        },
        ConsistentRead: true,
      });
      const { Items = [] } = await documents.send(command);
      return Items.map((item) => Follow.parse(item));
    },
    async find(sub, target) {
      const command = new GetCommand({ TableName, Key: followKey(sub, target), ConsistentRead: true });
      const { Item } = await documents.send(command);
      return Item && Follow.parse(Item);
    },
    async request(sub, target, text) {
      const at = now();
      const Item: Follow = {
        ...followKey(sub, target),
        text,
        state: 'checking',
        company: '',
        jobs: 0,
        askedAt: at.toISOString(),
        turn: at.toISOString(),
        expiresAt: expiryOf('checking', at),
      };
      await documents.send(new PutCommand({ TableName, Item }));
      return Item;
    },
    async answer(follow, answer) {
      const command = new UpdateCommand(answerUpdate(TableName, follow, answer, now()));
      await ignoreConditionFailure(documents.send(command));
    },
    async reopen(sub, target) {
      const at = now();
      const command = new UpdateCommand({
        TableName,
        Key: followKey(sub, target),
        UpdateExpression: 'SET #state = :checking, turn = :turn, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':checking': 'checking',
          ':turn': at.toISOString(),
          ':expiresAt': expiryOf('checking', at),
        },
      });
      await ignoreConditionFailure(documents.send(command));
    },
  };
}

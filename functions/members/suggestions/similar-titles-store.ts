import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { similarTitlesKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { isPlausibleTitle } from '../../titles/is-plausible-title.ts';

/** 'free' to ask the model now, 'claimed' by someone who is asking, or the answer. */
export type Claim = 'free' | 'claimed' | { readonly answer: SimilarTitles };

/**
 * A cache of the model's answers, by title ignoring case, in which one caller at a time asks about a title. A text that
 * can't be a job title may be personal: it is always free, and never stored.
 */
export interface SimilarTitlesStore {
  /** Returns the answer, or claims the title for 20 seconds. */
  claim(title: string): Promise<Claim>;
  /** Caches an answer for 30 days. */
  complete(title: string, answer: SimilarTitles): Promise<void>;
  /** Gives up a claim after a failure. */
  release(title: string): Promise<void>;
}

/** Longer than the model's timeout. */
const CLAIM_SECONDS = 20;
const RETENTION_SECONDS = 30 * 86_400;

/** A claim is a row without an answer. `expiresAt` is in epoch seconds. */
const Row = z.object({ answer: SimilarTitles.optional(), expiresAt: z.number() });

export function similarTitlesStore(table: Table, now: () => Date): SimilarTitlesStore {
  const { documents, name: TableName } = table;
  const rowOf = (title: string) => ({ TableName, Key: similarTitlesKey(title.toLowerCase()) });
  const secondsFromNow = (seconds: number) => Math.floor(now().getTime() / 1000) + seconds;

  return {
    async claim(title) {
      if (!isPlausibleTitle(title)) return 'free';
      const { Item } = await documents.send(new GetCommand({ ...rowOf(title), ConsistentRead: true }));
      const row = Item && Row.parse(Item);
      if (row?.answer && row.expiresAt > secondsFromNow(0)) return { answer: row.answer };
      const command = new UpdateCommand({
        ...rowOf(title),
        UpdateExpression: 'SET expiresAt = :until REMOVE answer',
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':until': secondsFromNow(CLAIM_SECONDS), ':now': secondsFromNow(0) },
      });
      return (await ignoreConditionFailure(documents.send(command))) ? 'free' : 'claimed';
    },
    async complete(title, answer) {
      if (!isPlausibleTitle(title)) return;
      await documents.send(
        new UpdateCommand({
          ...rowOf(title),
          UpdateExpression: 'SET answer = :answer, expiresAt = :until',
          ExpressionAttributeValues: { ':answer': answer, ':until': secondsFromNow(RETENTION_SECONDS) },
        }),
      );
    },
    async release(title) {
      const command = new UpdateCommand({
        ...rowOf(title),
        UpdateExpression: 'SET expiresAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(answer)',
        ExpressionAttributeValues: { ':now': secondsFromNow(0) },
      });
      await ignoreConditionFailure(documents.send(command));
    },
  };
}

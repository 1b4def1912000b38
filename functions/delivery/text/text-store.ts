import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Meter } from '../../table/alert.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { meterKey, phoneKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { MAX_TEXTS_PER_DAY, textsLeft } from '../timing/next-send-time.ts';

/** A text about to be sent on a local day. `once`: not a second time for the same message. */
export interface PlannedText {
  readonly day: string;
  readonly messageId: string;
  readonly once: boolean;
}

/** Limits a person's texts of a day. */
export interface TextAllowance {
  /** Counts a text. Returns how many are left after it, or undefined if this one must not be sent. */
  take(sub: string, text: PlannedText): Promise<number | undefined>;
}

/** The allowance on the person's meter: one conditional update for a text, two for the first of a day. */
export function textAllowance({ documents, name }: Table): TextAllowance {
  async function update(
    sub: string,
    UpdateExpression: string,
    ConditionExpression: string,
    ExpressionAttributeValues: Record<string, unknown>,
  ): Promise<Meter | undefined> {
    const command = new UpdateCommand({
      TableName: name,
      Key: meterKey(sub),
      ReturnValues: 'ALL_NEW',
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeValues,
    });
    const updated = await ignoreConditionFailure(documents.send(command));
    return updated && Meter.parse(updated.Attributes);
  }

  return {
    async take(sub, { day, messageId, once }) {
      const isNew = once ? ' AND texts.latest <> :message' : '';
      const meter =
        (await update(
          sub,
          'SET texts.begun = texts.begun + :one, texts.latest = :message',
          `texts.localDay = :day AND texts.begun < :max${isNew}`,
          { ':day': day, ':message': messageId, ':one': 1, ':max': MAX_TEXTS_PER_DAY },
        )) ??
        (await update(
          sub,
          'SET texts = :first',
          `attribute_exists(pk) AND (attribute_not_exists(texts) OR (texts.localDay <> :day${isNew}))`,
          {
            ':day': day,
            ...(once ? { ':message': messageId } : {}),
            ':first': { localDay: day, begun: 1, latest: messageId },
          },
        ));
      return meter && textsLeft(meter.texts, day);
    },
  };
}

/** The people who have verified a number, so that a STOP from it finds them. */
export function textNumbers({ documents, name: TableName }: Table) {
  return {
    async subs(number: string): Promise<string[]> {
      const { Items: items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': phoneKey(number, '').pk },
        }),
      );
      return items.map(({ sk }) => `${sk}`);
    },
  };
}

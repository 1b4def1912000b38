import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Meter } from '../../table/alert.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { meterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { TEXTS_A_DAY, textsLeft } from './text-day.ts';

/** A text about to be sent. `once`: no second one for the same message. */
export interface TextTaken {
  readonly day: string;
  readonly messageId: string;
  readonly once: boolean;
}

/** Keeps a person to the day's texts. */
export interface TextAllowance {
  /** Takes a text of the day; gives how many are left after it, undefined where this one must not be sent. */
  take(sub: string, text: TextTaken): Promise<number | undefined>;
}

/** The allowance on the meter: one conditional update a text, two for the first of a day. */
export function textAllowance({ documents, name }: Table): TextAllowance {
  async function update(
    sub: string,
    UpdateExpression: string,
    ConditionExpression: string,
    ExpressionAttributeValues: Record<string, unknown>,
  ): Promise<Meter | undefined> {
    const update = new UpdateCommand({
      TableName: name,
      Key: meterKey(sub),
      ReturnValues: 'ALL_NEW',
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeValues,
    });
    const done = await ignoreConditionFailure(documents.send(update));
    return done && Meter.parse(done.Attributes);
  }

  return {
    async take(sub, { day, messageId, once }) {
      const values = { ':day': day, ':message': messageId };
      const unless = once ? ' AND texts.latest <> :message' : '';
      const meter =
        (await update(
          sub,
          'SET texts.begun = texts.begun + :one, texts.latest = :message',
          `texts.localDay = :day AND texts.begun < :most${unless}`,
          { ...values, ':one': 1, ':most': TEXTS_A_DAY },
        )) ??
        (await update(
          sub,
          'SET texts = :first',
          `attribute_exists(pk) AND (attribute_not_exists(texts) OR (texts.localDay <> :day${unless}))`,
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

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '../../platform/fault.ts';
import { letterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { buildUpdate } from '../generation/build-update.ts';
import { LetterRow } from './letter.ts';
import { MAX_LETTER_CHARACTERS } from './limits.ts';

/** Control characters other than tabs and newlines. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Normalizes an edited letter. Throws `Fault('BadInput')` if it is too long. */
export function parseEdit(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  if (clean.length > MAX_LETTER_CHARACTERS)
    throw new Fault(
      'BadInput',
      `text: A letter can have at most ${MAX_LETTER_CHARACTERS.toLocaleString('en')} characters.`,
    );
  return clean;
}

/**
 * Saves the person's version of a finished letter; an empty text restores the generated one. Returns the updated row.
 * Throws `Fault('NotFound')` if there is no finished letter and `Fault('Conflict')` while one is being written.
 */
export async function editLetter(
  { documents, name: TableName }: Table,
  letter: { readonly sub: string; readonly jobId: string },
  text: string,
): Promise<LetterRow> {
  const change = {
    fields: { edit: text === '' ? undefined : text },
    condition: 'attribute_exists(letter) AND #state <> :writing',
    names: { '#state': 'state' },
    values: { ':writing': 'writing' },
  };
  const update = buildUpdate(letterKey(letter.sub, letter.jobId), change);
  try {
    const { Attributes } = await documents.send(
      new UpdateCommand({
        TableName,
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ...update,
      }),
    );
    return LetterRow.parse(Attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (error.Item?.['state']?.S === 'writing')
      throw new Fault('Conflict', "We're still writing this letter. You can edit it when it's finished.");
    throw new Fault('NotFound', "You don't have a letter for this job yet.");
  }
}

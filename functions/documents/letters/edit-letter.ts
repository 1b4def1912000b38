import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '../../platform/fault.ts';
import { letterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { updateOf } from '../writing/update-of.ts';
import { LetterRow } from './letter.ts';
import { LONGEST_LETTER } from './limits.ts';

/** What no text has: controls, but for tabs and ends of lines. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A person's own words as they are kept. Throws BadInput where they are too many. */
export function parseEdit(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  if (tidy.length > LONGEST_LETTER)
    throw new Fault(
      'BadInput',
      `text: A letter has at most ${LONGEST_LETTER.toLocaleString('en')} characters.`,
    );
  return tidy;
}

/**
 * Keeps a person's own words for a letter that is whole; empty ones put back what was written. Gives the row as it then
 * is. Faults: NotFound (no such letter), Conflict (it is being written).
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
  const update = updateOf(letterKey(letter.sub, letter.jobId), change);
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
      throw new Fault('Conflict', 'This letter is being written. Please wait until it is finished.');
    throw new Fault('NotFound', 'There is no letter for this job yet.');
  }
}

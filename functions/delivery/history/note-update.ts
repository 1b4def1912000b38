import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { alertKey } from '../../table/keys.ts';

/** What a person may note of an alert: that the job was opened, that it is not relevant, or is after all. */
export type Note = 'opened' | 'notRelevant' | 'relevant';

/** Noted once: what was noted first stays. Rows of an older shape have NULL where nothing was noted. */
const once = (field: string) => ({
  UpdateExpression: `SET ${field} = :at`,
  ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(${field}) OR ${field} = :none)`,
});

const UPDATES = {
  opened: once('openedAt'),
  notRelevant: once('notRelevantAt'),
  relevant: { UpdateExpression: 'REMOVE notRelevantAt', ConditionExpression: 'attribute_exists(pk)' },
} satisfies Record<Note, object>;

/** The update that notes something of a person's alert. It is refused where there is no such alert, or where that was noted. */
export function noteUpdate(TableName: string, sub: string, jobId: string, note: Note, at: Date) {
  const values = { ExpressionAttributeValues: { ':at': at.toISOString(), ':none': null } };
  return new UpdateCommand({
    TableName,
    Key: alertKey(sub, jobId),
    ...UPDATES[note],
    ...(note === 'relevant' ? {} : values),
    ReturnValues: 'ALL_NEW',
  });
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { alertKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/** Notes that an alert isn't relevant to the person, once. Does nothing if there is no such alert. */
export async function markNotRelevant(
  { documents, name: TableName }: Table,
  sub: string,
  jobId: string,
  at: Date,
): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: alertKey(sub, jobId),
    UpdateExpression: 'SET notRelevantAt = if_not_exists(notRelevantAt, :at)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':at': at.toISOString() },
  });
  await ignoreConditionFailure(documents.send(update));
}

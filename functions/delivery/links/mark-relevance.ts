import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { alertKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/** Notes whether an alert is relevant to the person; the first mark stays until it is undone. Does nothing without such an alert. */
export async function markRelevance(
  { documents, name: TableName }: Table,
  sub: string,
  jobId: string,
  mark: { readonly isRelevant: true } | { readonly isRelevant: false; readonly at: Date },
): Promise<void> {
  const change = mark.isRelevant
    ? { UpdateExpression: 'REMOVE notRelevantAt' }
    : {
        UpdateExpression: 'SET notRelevantAt = if_not_exists(notRelevantAt, :at)',
        ExpressionAttributeValues: { ':at': mark.at.toISOString() },
      };
  const update = new UpdateCommand({
    TableName,
    Key: alertKey(sub, jobId),
    ConditionExpression: 'attribute_exists(pk)',
    ...change,
  });
  await ignoreConditionFailure(documents.send(update));
}

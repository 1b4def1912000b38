import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Alert } from '../../table/alert.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { alertKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

type Update = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

const updateAlert = ({ documents, name: TableName }: Table, sub: string, jobId: string, update: Update) =>
  ignoreConditionFailure(
    documents.send(
      new UpdateCommand({ TableName, Key: alertKey(sub, jobId), ReturnValues: 'ALL_NEW', ...update }),
    ),
  );

/**
 * Marks an alert as not relevant and returns when it was marked first: that mark stays until it is undone. Returns undefined
 * without such an alert.
 */
export async function markNotRelevant(
  table: Table,
  sub: string,
  jobId: string,
  at: Date,
): Promise<string | undefined> {
  const marked = await updateAlert(table, sub, jobId, {
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression: 'SET notRelevantAt = if_not_exists(notRelevantAt, :at)',
    ExpressionAttributeValues: { ':at': at.toISOString() },
  });
  return marked && Alert.parse(marked.Attributes).notRelevantAt;
}

/** Removes the mark of that time. Returns false if there is none, or a later one. */
export async function unmark(table: Table, sub: string, jobId: string, markedAt: string): Promise<boolean> {
  const unmarked = await updateAlert(table, sub, jobId, {
    ConditionExpression: 'notRelevantAt = :markedAt',
    UpdateExpression: 'REMOVE notRelevantAt',
    ExpressionAttributeValues: { ':markedAt': markedAt },
  });
  return unmarked !== undefined;
}

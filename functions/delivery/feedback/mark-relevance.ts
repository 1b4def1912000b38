import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Alert } from '../../table/alert.ts';
import type { AlertAnswer } from '../../table/codes.ts';
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

/** When an alert was marked as not relevant, and whether this answer is its first. */
export interface Mark {
  readonly markedAt: string;
  readonly isFirst: boolean;
}

/**
 * Marks an alert as not relevant, with the person's answer. The first mark stays until it is undone, and so
 * does that there was one. Returns undefined without such an alert.
 */
export async function markNotRelevant(
  table: Table,
  sub: string,
  jobId: string,
  answer: AlertAnswer,
  at: Date,
): Promise<Mark | undefined> {
  const marked = await updateAlert(table, sub, jobId, {
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression:
      'SET notRelevantAt = if_not_exists(notRelevantAt, :at), answer = :answer, answeredAt = if_not_exists(answeredAt, :at)',
    ExpressionAttributeValues: { ':at': at.toISOString(), ':answer': answer },
  });
  if (!marked) return undefined;
  const { notRelevantAt, answeredAt } = Alert.parse(marked.Attributes);
  return { markedAt: notRelevantAt ?? at.toISOString(), isFirst: answeredAt === at.toISOString() };
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

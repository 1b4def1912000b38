import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { statsExpiry } from '../table/add-to-day.ts';
import { FollowReview } from '../table/follow.ts';
import { followReviewKey, statsKey } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import type { Backlog } from './daily-report.ts';

/** Returns how many messages are in these queues, as SQS counts them to within a minute. */
export async function countMessages(sqs: SQSClient, queueUrls: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    queueUrls.map(async (QueueUrl) => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
      );
      return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0);
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Returns how many requests to follow a company wait for staff. */
export async function countReviews(table: Table): Promise<number> {
  let requests = 0;
  for await (const rows of readPartition(table, followReviewKey('').pk))
    for (const row of rows) requests += FollowReview.parse(row).people;
  return requests;
}

/** Keeps the backlog of a UTC day beside its other numbers. */
export async function saveBacklog({ documents, name }: Table, day: string, backlog: Backlog): Promise<void> {
  const assigned = Object.entries({ ...backlog, expiresAt: statsExpiry(day) });
  await documents.send(
    new UpdateCommand({
      TableName: name,
      Key: statsKey(day, 'operations'),
      UpdateExpression: `SET ${assigned.map(([attribute]) => `${attribute} = :${attribute}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(
        assigned.map(([attribute, value]) => [`:${attribute}`, value]),
      ),
    }),
  );
}

import { callService } from '../../../service/graphql.ts';
import { ListAnswerCountsDocument, type ListAnswerCountsQuery } from './answer-counts.generated.ts';

export type AnswerCount = ListAnswerCountsQuery['listAnswerCounts'][number];

/** Returns which saved titles and settings had irrelevant alerts in four weeks, the most first. Throws a `Failure`. */
export async function listAnswerCounts(signal: AbortSignal): Promise<readonly AnswerCount[]> {
  return (await callService(ListAnswerCountsDocument, {}, signal)).listAnswerCounts;
}

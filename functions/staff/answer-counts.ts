import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AnswerCount } from '@daybreak/contract/types.ts';
import { AnswerCounts } from '../table/answer-counts.ts';
import { answersKey } from '../table/keys.ts';
import { mondayOf } from '../table/monday-of.ts';
import type { Table } from '../table/table.ts';

const WEEK = 7 * 86_400_000;
const WEEKS = 4;
const MAX_SHOWN = 100;

/**
 * Returns the saved titles and kinds of settings with the most irrelevant alerts of the last four weeks, the
 * most first.
 */
export async function listAnswerCounts(table: Table, now: Date): Promise<AnswerCount[]> {
  const mondays = Array.from({ length: WEEKS }, (_, week) => mondayOf(new Date(now.getTime() - week * WEEK)));
  const weeks = await Promise.all(mondays.map((monday) => readWeek(table, monday)));
  return sumCounts(weeks.flat()).slice(0, MAX_SHOWN);
}

/** One read unit for about 40 rows: a week's titles fit into one page of 1 MB, and what doesn't is left out. */
async function readWeek({ documents, name }: Table, monday: string): Promise<AnswerCounts[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': answersKey(monday, 'title', '').pk },
    }),
  );
  return Items.map((item) => AnswerCounts.parse(item));
}

/** Adds up the rows of several weeks, the most irrelevant first. */
export function sumCounts(rows: readonly AnswerCounts[]): AnswerCount[] {
  const sums = [...Map.groupBy(rows, ({ sk }) => sk)].map(([sk, weeks]): AnswerCount => {
    const [kind = '', name = ''] = sk.split(/#(.*)/s);
    return {
      kind: kind === 'title' ? 'title' : 'setting',
      name,
      notRelevant: weeks.reduce((sum, one) => sum + one.notRelevant, 0),
      taken: weeks.reduce((sum, one) => sum + one.taken, 0),
    };
  });
  return sums.sort((one, other) => other.notRelevant - one.notRelevant || (one.name < other.name ? -1 : 1));
}

import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { earlierKeyOf } from '../../table/earlier-key.ts';
import { isPublic } from '../../table/is-public.ts';
import type { Job } from '../../table/job.ts';
import { earlierJobKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { wasNews } from '../../table/was-news.ts';
import { openJobs } from '../open-jobs.ts';

const PAGE_SIZE = 30;

const Request = z.object({
  arguments: z.object({
    input: z.object({ company: z.string().max(300), nextToken: z.string().max(500).nullish() }),
  }),
});

/** A row's sort key, '<employer's date>#<job id>'. */
const SortKey = z.string().regex(/^[^#]*#[^#]+$/);
const Row = z.object({ sk: SortKey });

export interface Deps {
  readonly table: Table;
  /** Reads the cards of jobs, in the order of the ids and without those that are gone. */
  readonly cards: (jobIds: readonly string[]) => Promise<readonly Job[]>;
}

/**
 * Resolves listEarlierJobs. A row stays when its job closes, gets a new date or becomes news, so each job decides whether it is
 * still listed there.
 */
export async function listEarlierJobs(event: unknown, { table, cards }: Deps) {
  const { company, nextToken } = Request.parse(event).arguments.input;
  const { pk } = earlierJobKey(employerKeyOf(company), '', '');
  const { Items = [], LastEvaluatedKey } = await table.documents.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: false,
      Limit: PAGE_SIZE,
      ...(nextToken ? { ExclusiveStartKey: { pk, sk: readToken(nextToken) } } : {}),
    }),
  );
  const sortKeys = Items.map((item) => Row.parse(item).sk);
  const jobs = await cards(sortKeys.map((sk) => sk.slice(sk.indexOf('#') + 1)));
  const listed = jobs.filter(
    (job) => isPublic(job) && !wasNews(job) && sortKeys.includes(earlierKeyOf(job).sk),
  );
  const last = LastEvaluatedKey ? sortKeys.at(-1) : undefined;
  return {
    items: openJobs(listed, []),
    nextToken: last === undefined ? null : Buffer.from(last).toString('base64url'),
  };
}

function readToken(token: string): string {
  const { data } = SortKey.safeParse(Buffer.from(token, 'base64url').toString('utf8'));
  if (data !== undefined) return data;
  throw new Fault('BadInput', 'nextToken: This is not a token. Start again from the first page.');
}

import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { earlierKeyOf } from '../../table/earlier-key.ts';
import { isPublic } from '../../table/is-public.ts';
import type { Job } from '../../table/job.ts';
import { earlierJobKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { wasNews } from '../../table/was-news.ts';
import { parseFilters } from '../filters.ts';
import { openJobs } from '../open-jobs.ts';
import { selectJobs } from './select-jobs.ts';

const PAGE_SIZE = 30;

/** A search that finds little reads no more than this at once: 15 RCU each. */
const MAX_PAGES = 4;

const Request = z.looseObject({
  company: z.string().max(300),
  nextToken: z.string().max(500).nullish(),
});

/** A row's sort key, '<employer's date>#<job id>'. */
const SortKey = z.string().regex(/^[^#]*#[^#]+$/);
const Row = z.object({ sk: SortKey });

const Event = z.object({ arguments: z.object({ input: z.unknown() }) });

export interface Deps {
  readonly table: Table;
  /** Reads the cards of jobs, in the order of the ids and without those that are gone. */
  readonly cards: (jobIds: readonly string[]) => Promise<readonly Job[]>;
}

/**
 * Resolves listEarlierJobs. Reads on while the filters leave less than a page, so a page may hold a few jobs
 * more or less than others.
 */
export async function listEarlierJobs(event: unknown, deps: Deps) {
  const { company, nextToken, ...rest } = parseInput(Request, Event.parse(event).arguments.input);
  const filters = parseFilters(rest);
  const { pk } = earlierJobKey(employerKeyOf(company), '', '');
  const items: Job[] = [];
  let after = nextToken ? readToken(nextToken) : undefined;
  for (let pages = 0; pages < MAX_PAGES && items.length < PAGE_SIZE; pages += 1) {
    const page = await readPage(deps, pk, after);
    // Remote jobs that accept people from the place are in it too, as on the board with its remote switch on.
    items.push(...selectJobs(page.jobs, { ...filters, isRemote: true }));
    after = page.last;
    if (after === undefined) break;
  }
  return {
    items: openJobs(items, []),
    nextToken: after === undefined ? null : Buffer.from(after).toString('base64url'),
  };
}

/**
 * Reads the rows after a sort key. A row stays when its job closes, gets a new date or becomes news, so each
 * job decides whether it is still listed there.
 */
async function readPage({ table, cards }: Deps, pk: string, after: string | undefined) {
  const { Items = [], LastEvaluatedKey } = await table.documents.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: false,
      Limit: PAGE_SIZE,
      ...(after === undefined ? {} : { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  const sortKeys = Items.map((item) => Row.parse(item).sk);
  const jobs = await cards(sortKeys.map((sk) => sk.slice(sk.indexOf('#') + 1)));
  const isListed = (job: Job) => isPublic(job) && !wasNews(job) && sortKeys.includes(earlierKeyOf(job).sk);
  return { jobs: jobs.filter(isListed), last: LastEvaluatedKey ? sortKeys.at(-1) : undefined };
}

function readToken(token: string): string {
  const { data } = SortKey.safeParse(Buffer.from(token, 'base64url').toString('utf8'));
  if (data !== undefined) return data;
  throw new Fault('BadInput', 'nextToken: This is not a token. Start again from the first page.');
}

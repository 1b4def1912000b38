import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { employerKeyOf } from '@daybreak/contract/company-slug.ts';
import type { Company } from '@daybreak/contract/types.ts';
import { Fault } from '../../platform/fault.ts';
import { batchGet } from '../../table/batch-get.ts';
import { Board, FiledBoard } from '../../table/board.ts';
import { boardKey, companyKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import { toCompany } from './to-company.ts';

/** Keeps the read of an employer with very many boards small: 0.5 RCU each. */
const MAX_BOARDS = 12;

const MAX_SLUG_LENGTH = 300;

/**
 * Reads a company from its boards, in any spelling of its slug; `now` in epoch milliseconds. Throws
 * `Fault('NotFound')` if no board was filed under it.
 */
export async function readCompany(table: Table, slug: string, now: number): Promise<Company> {
  const key = slug.length > MAX_SLUG_LENGTH ? '' : employerKeyOf(slug);
  const filed = key === '' ? [] : await boardsFiledUnder(table, key);
  const names = new Map(filed.map(({ sk, name }) => [sk, name]));
  const keys = filed.map(({ sk }) => boardKey(shardOf('board', sk), sk));
  const rows = await batchGet(table, keys, { consistent: false });
  const boards = rows.map((row) => Board.parse(row)).filter(({ trust }) => trust === 'trusted');
  if (boards.length === 0)
    throw new Fault('NotFound', "We don't know this company. Find companies with new jobs on the board.");
  return toCompany(boards, ({ sk }) => names.get(sk) ?? '', now);
}

async function boardsFiledUnder({ documents, name }: Table, key: string): Promise<FiledBoard[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': companyKey(key, '').pk },
      Limit: MAX_BOARDS,
    }),
  );
  return Items.map((item) => FiledBoard.parse(item));
}

import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../functions/table/table.ts';
import { number, percentile } from '../statistics.ts';
import { storedBytes } from './stored-bytes.ts';

const ENTITIES = ['JOB', 'POSTING', 'VACANCY', 'ORIGINAL', 'LISTING', 'AUDIT', 'BOARD'];

/** Returns the p50 and p95 row size of each entity, in bytes as DynamoDB counts them. */
export async function itemSizes({ documents, name }: Table) {
  const sizes = new Map<string, number[]>(ENTITIES.map((entity) => [entity, []]));
  for await (const page of paginateScan({ client: documents }, { TableName: name }))
    for (const item of page.Items ?? [])
      sizes.get(String(item['pk']).split('#')[0] ?? '')?.push(storedBytes(item));
  return [...sizes].map(([entity, all]) => ({
    what: `size of a ${entity} row`,
    value: `${number(percentile(all, 0.5))} bytes, 95 %: ${number(percentile(all, 0.95))} (${all.length} rows)`,
  }));
}

import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { listSources, SourceQuery } from './list-sources.ts';

const registry = boardStore(openTable());

const Request = z.object({ field: z.literal('listSources'), arguments: z.unknown() });

export async function handler(event: unknown) {
  return resolveField(async () => {
    const query = SourceQuery.safeParse(Request.parse(event).arguments);
    if (!query.success) throw new Fault('BadInput', query.error.issues[0]?.message ?? 'Invalid arguments.');
    return listSources(await registry.list(), query.data, new Date());
  });
}

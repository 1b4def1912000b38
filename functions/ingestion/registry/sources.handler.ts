import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { SourceQuery, sourcePage } from './source-page.ts';

const registry = boardStore(openTable());

const Request = z.object({ field: z.literal('listSources'), arguments: z.unknown() });

/** Staff's view of all sources. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const query = SourceQuery.safeParse(Request.parse(event).arguments);
    if (!query.success)
      throw new Fault('BadInput', query.error.issues[0]?.message ?? 'It is not understood.');
    return sourcePage(await registry.all(), query.data, new Date());
  });
}

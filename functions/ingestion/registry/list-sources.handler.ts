import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { listSources, SourceQuery } from './list-sources.ts';
import { pauseSwitchedOff, systemSwitch } from './system-switch.ts';

const table = openTable();
const registry = boardStore(table);
const switches = systemSwitch(table);

const Request = z.object({ field: z.literal('listSources'), arguments: z.unknown() });

export async function handler(event: unknown) {
  return resolveField(async () => {
    const query = SourceQuery.safeParse(Request.parse(event).arguments);
    if (!query.success) throw new Fault('BadInput', query.error.issues[0]?.message ?? 'Invalid arguments.');
    const boards = pauseSwitchedOff(await registry.list(), await switches.off());
    return listSources(boards, query.data, new Date());
  });
}

import * as z from 'zod';
import { cacheFor } from '../../platform/cache-for.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { companiesOf, suggestCompanies } from './suggest-companies.ts';

const registry = boardStore(openTable());

/** How old the list of companies may be, in milliseconds: reading 10,000 boards is about 400 read units. */
const KEPT = 15 * 60_000;

const companies = cacheFor(
  KEPT,
  async () => companiesOf(await registry.all()),
  () => Date.now(),
);

const Request = z.object({ field: z.literal('suggestCompanies'), arguments: z.object({ text: z.string() }) });

/** Companies for what somebody types, out of the registry of boards as it was at most a quarter of an hour ago. */
export async function handler(event: unknown) {
  return resolveField(async () => suggestCompanies(await companies(), Request.parse(event).arguments.text));
}

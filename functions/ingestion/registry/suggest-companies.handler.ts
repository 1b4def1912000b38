import * as z from 'zod';
import { cacheFor } from '../../platform/cache-for.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { rankCompanies, suggestCompanies } from './suggest-companies.ts';

const registry = boardStore(openTable());

/** Listing 10,000 boards costs about 400 RCU. */
const TTL_MS = 15 * 60_000;

const companies = cacheFor(
  TTL_MS,
  async () => rankCompanies(await registry.list()),
  () => Date.now(),
);

const Request = z.object({ field: z.literal('suggestCompanies'), arguments: z.object({ text: z.string() }) });

export async function handler(event: unknown) {
  return resolveField(async () => suggestCompanies(await companies(), Request.parse(event).arguments.text));
}

import * as z from 'zod';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { openTable } from '../table/table.ts';
import { readJobDetail } from './job-detail.ts';

const table = openTable();
const Request = z.object({ field: z.literal('getJob'), arguments: z.object({ jobID: z.string() }) });

/** Query.getJob */
export async function handler(event: unknown) {
  return resolveField(() => readJobDetail(table, Request.parse(event).arguments.jobID, Date.now()));
}

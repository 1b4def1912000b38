import * as z from 'zod';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { parseApplicationChange } from './application-change.ts';
import { applicationStore } from './application-store.ts';
import { applyToJob, readApplicationPacket } from './apply-to-job.ts';
import { changeApplication } from './manage-applications.ts';
import { saveJob } from './save-job.ts';

const store = applicationStore(openTable());

const Request = z.object({
  field: z.enum(['getApplicationPacket', 'applyToJob', 'saveJob', 'changeApplication']),
  owner: z.object({ sub: z.string() }),
  arguments: z.object({ input: z.looseObject({ jobID: z.string() }) }),
});

/** Resolves the GraphQL fields for applications that need our rules. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const { input } = request.arguments;
    const target = { sub, jobId: input.jobID, now: new Date() };
    if (request.field === 'getApplicationPacket') return readApplicationPacket(store, target);
    if (request.field === 'applyToJob') return applyToJob(store, target);
    if (request.field === 'saveJob') return saveJob(store, target);
    return changeApplication(store, target, parseApplicationChange(input));
  });
}

import * as z from 'zod';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { parseChange } from './application-input.ts';
import { applicationStore } from './application-store.ts';
import { changeApplication, forgetApplication, listApplications } from './applications-of.ts';
import { apply, packet } from './apply.ts';

const store = applicationStore(openTable());

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('listApplications'),
    owner,
    arguments: z.object({ input: z.object({ nextToken: z.string().nullish() }) }),
  }),
  z.object({
    field: z.enum(['getApplicationPacket', 'applyToJob', 'changeApplication', 'forgetApplication']),
    owner,
    arguments: z.object({ input: z.looseObject({ jobID: z.string() }) }),
  }),
]);

/** What a person does with the jobs that the person applies for. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    if (request.field === 'listApplications')
      return listApplications(store, sub, request.arguments.input.nextToken ?? null);
    const { input } = request.arguments;
    const applicant = { sub, jobId: input.jobID, now: new Date() };
    if (request.field === 'getApplicationPacket') return packet(store, applicant);
    if (request.field === 'applyToJob') return apply(store, applicant);
    if (request.field === 'changeApplication') return changeApplication(store, applicant, parseChange(input));
    return forgetApplication(store, sub, input.jobID);
  });
}

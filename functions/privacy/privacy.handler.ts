import * as z from 'zod';
import { openStorage } from '../documents/resumes/resume-files.ts';
import { deletionRequestStore } from '../members/deletion-request-store.ts';
import { openUserPool } from '../members/user-pool.ts';
import { readUser } from '../members/user-store.ts';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { removeNothing } from './analytics-personal-data.ts';
import { exportStore } from './export-store.ts';
import { jsonStream } from './json-stream.ts';
import { personalDataStores } from './personal-data-stores.ts';

const table = openTable();
const userPool = openUserPool();
const exports = exportStore(openStorage(), requireEnv('RESUMES_BUCKET'));
const now = () => new Date();
const deletionRequests = deletionRequestStore(table);
const NO_ACCOUNT = 'This account has been deleted.';

const refuse = (action: string) => () => Promise.reject(new Error(`Only the eraser may ${action}.`));
const stores = personalDataStores(table, {
  userPool,
  files: { remove: refuse('remove files') },
  exports,
  requestCustomerSync: refuse('cancel payments'),
  removePerson: removeNothing,
  now,
});

const Request = z.object({
  field: z.enum(['exportMyData', 'deleteAccount']),
  arguments: z.object({ input: z.unknown() }),
  owner: z.object({ sub: z.string(), email: z.string() }),
});
type Owner = z.infer<typeof Request>['owner'];

const DeletionInput = z.object({ confirmation: z.string().trim().toLowerCase() });

/** Resolves exportMyData and deleteAccount. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    return request.field === 'exportMyData'
      ? exportData(request.owner)
      : deleteAccount(request.owner, request.arguments.input);
  });
}

/**
 * Writes the export to S3 and returns a link to it, because AppSync's responses are limited to 5 MB and
 * Lambda's to 6 MB.
 */
async function exportData({ sub }: Owner): Promise<string> {
  if (!(await readUser(table, sub))) throw new Fault('NotFound', NO_ACCOUNT);
  const parts = await Promise.all(stores.map(async ({ name, read }) => [name, await read(sub)] as const));
  await exports.write(sub, jsonStream({ exportedAt: now().toISOString(), ...Object.fromEntries(parts) }));
  return exports.linkTo(sub);
}

async function deleteAccount({ sub, email }: Owner, input: unknown): Promise<boolean> {
  if (DeletionInput.safeParse(input).data?.confirmation !== email) {
    throw new Fault('BadInput', "confirmation: This isn't your account's email address.");
  }
  if (!(await deletionRequests.begin(sub, now())) && !(await deletionRequests.find(sub)))
    throw new Fault('NotFound', NO_ACCOUNT);
  // The request is stored, and the eraser disables sign-in again, so a failure here doesn't matter.
  await userPool
    .disable(sub)
    .catch((error: unknown) => log.warn('sign-in not disabled yet', { error: error as Error }));
  return true;
}

import * as z from 'zod';
import { openStorage } from '../documents/resumes/resume-files.ts';
import { deletionRequestStore } from '../members/deletion-request-store.ts';
import { openIdentity } from '../members/identity-pool.ts';
import { readUser } from '../members/user-store.ts';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { exportStore } from './export-store.ts';
import { jsonStream } from './json-stream.ts';
import { personalDataStores } from './personal-data-stores.ts';
import { removeNobody } from './remove-from-analytics.ts';

const table = openTable();
const identity = openIdentity();
const files = { remove: () => Promise.reject(new Error('Only the eraser removes files.')) };
const exports = exportStore(openStorage(), requireEnv('RESUMES_BUCKET'));
const askToLook = () => Promise.reject(new Error('Only the eraser ends payments.'));
const now = () => new Date();
const leaving = deletionRequestStore(table);
const NO_ACCOUNT = 'There is no account for this e-mail any more.';

const Request = z.object({
  field: z.enum(['exportMyData', 'deleteAccount']),
  arguments: z.object({ input: z.unknown() }),
  owner: z.object({ sub: z.string(), email: z.string() }),
});
type Owner = z.infer<typeof Request>['owner'];

const Confirmed = z.object({ confirmation: z.string().trim().toLowerCase() });

/** A person's rights over the own account: a copy of everything, and its end. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    return request.field === 'exportMyData'
      ? exportData(request.owner)
      : deleteAccount(request.owner, request.arguments.input);
  });
}

/** Writes an export to storage, which holds what AppSync (5 MB) and Lambda (6 MB) can't return, and returns a link to it. */
async function exportData({ sub }: Owner): Promise<string> {
  if (!(await readUser(table, sub))) throw new Fault('NotFound', NO_ACCOUNT);
  const parts = await Promise.all(
    personalDataStores(table, { identity, files, exports, askToLook, removePerson: removeNobody, now }).map(
      async ({ name, read }) => [name, await read(sub)] as const,
    ),
  );
  await exports.write(sub, jsonStream({ exportedAt: now().toISOString(), ...Object.fromEntries(parts) }));
  return exports.linkTo(sub);
}

async function deleteAccount({ sub, email }: Owner, input: unknown): Promise<boolean> {
  if (Confirmed.safeParse(input).data?.confirmation !== email) {
    throw new Fault('BadInput', 'confirmation: This is not the e-mail of your account.');
  }
  if (!(await leaving.begin(sub, now())) && !(await leaving.find(sub)))
    throw new Fault('NotFound', NO_ACCOUNT);
  // The wish is kept by now, and the eraser does this again: a pool that is busy must not take it back.
  await identity
    .close(sub)
    .catch((error: unknown) => log.warn('not yet signed out', { error: error as Error }));
  return true;
}

import * as z from 'zod';
import { openIdentity } from '../accounts/close-identity.ts';
import { readUser } from '../accounts/user-store.ts';
import { removeNobody } from '../analytics/remove-person.ts';
import { answer } from '../graphql/answer.ts';
import { Fault } from '../house/fault.ts';
import { log } from '../house/log.ts';
import { openTable } from '../table/table.ts';
import { holdings } from './holdings.ts';
import { leavingStore } from './leaving-store.ts';

const table = openTable();
const identity = openIdentity();
const files = { remove: () => Promise.reject(new Error('Only the eraser removes files.')) };
const askToLook = () => Promise.reject(new Error('Only the eraser ends payments.'));
const now = () => new Date();
const leaving = leavingStore(table);
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
  return answer(async () => {
    const request = Request.parse(event);
    return request.field === 'exportMyData'
      ? exportData(request.owner)
      : deleteAccount(request.owner, request.arguments.input);
  });
}

/** An object, which the contract's AWSJSON makes a text of. */
async function exportData({ sub }: Owner): Promise<object> {
  if (!(await readUser(table, sub))) throw new Fault('NotFound', NO_ACCOUNT);
  const parts = await Promise.all(
    holdings(table, { identity, files, askToLook, removePerson: removeNobody, now }).map(
      async ({ name, read }) => [name, await read(sub)] as const,
    ),
  );
  return { exportedAt: now().toISOString(), ...Object.fromEntries(parts) };
}

async function deleteAccount({ sub, email }: Owner, input: unknown): Promise<boolean> {
  if (Confirmed.safeParse(input).data?.confirmation !== email) {
    throw new Fault('BadInput', 'confirmation: This is not the e-mail of your account.');
  }
  if (!(await leaving.begin(sub, now())) && !(await leaving.mark(sub)))
    throw new Fault('NotFound', NO_ACCOUNT);
  // The wish is kept by now, and the eraser does this again: a pool that is busy must not take it back.
  await identity
    .close(sub)
    .catch((error: unknown) => log.warn('not yet signed out', { error: error as Error }));
  return true;
}

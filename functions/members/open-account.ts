import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import * as z from 'zod';
import type { ReadSecret } from '../platform/secret.ts';
import type { AccountTombstone } from '../table/deletion-request.ts';
import { emailKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { type DeletionRequestStore, deletionRequestStore } from './deletion-request-store.ts';
import { type FreeMailboxStore, freeMailboxStore } from './free-mailbox-store.ts';
import type { SignUpAttributes } from './sign-up.ts';
import { saveTombstone, type TombstoneStore, tombstoneStore } from './tombstone-store.ts';

export interface Deps {
  readonly table: Table;
  readonly tombstones: TombstoneStore;
  readonly mailboxes: FreeMailboxStore;
  readonly deletionRequests: Pick<DeletionRequestStore, 'begin'>;
}

/** `salt` is for the hashes that outlive accounts. */
export const openAccountDeps = (table: Table, salt: ReadSecret): Deps => ({
  table,
  tombstones: tombstoneStore(table, salt),
  mailboxes: freeMailboxStore(table, salt),
  deletionRequests: deletionRequestStore(table),
});

const Owner = z.object({ sub: z.string() });

/**
 * Opens an account for an e-mail that the user pool has verified. An earlier account with the same e-mail has lost its
 * login (deleted outside the site), so it is erased and its spent free alerts count for the new one. The third and
 * further addresses of a mailbox get no free alerts. Idempotent.
 */
export async function openAccount(
  { table, tombstones, deletionRequests, mailboxes }: Deps,
  attributes: SignUpAttributes,
  now: Date,
): Promise<void> {
  const earlier = await findOwner(table, attributes.email);
  if (earlier !== undefined && earlier !== attributes.sub) {
    await saveTombstone(table, tombstones, earlier);
    await deletionRequests.begin(earlier, now);
  }
  const tombstone = await tombstones.find(attributes.email);
  const isAdmitted = await mailboxes.admit(attributes.email);
  await createUser(table, attributes, now, isAdmitted ? tombstone : withoutFreeAlerts(tombstone));
}

const withoutFreeAlerts = (tombstone: AccountTombstone | undefined): AccountTombstone => ({
  emailState: tombstone?.emailState ?? null,
  spent: FREE_ALERTS,
});

async function findOwner({ documents, name }: Table, email: string): Promise<string | undefined> {
  const get = new GetCommand({ TableName: name, Key: emailKey(email), ConsistentRead: true });
  const { Item } = await documents.send(get);
  return Item && Owner.parse(Item).sub;
}

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import * as z from 'zod';
import type { ReadSecret } from '../platform/secret.ts';
import type { AccountTombstone } from '../table/deletion-request.ts';
import { emailKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { type DeletionRequestStore, deletionRequestStore } from './deletion-request-store.ts';
import { type FreeMailboxes, freeMailboxes } from './free-mailboxes.ts';
import { saveTombstone } from './save-tombstone.ts';
import type { SignUpAttributes } from './sign-up.ts';
import { type TombstoneStore, tombstoneStore } from './tombstone-store.ts';

/** What opening an account needs. */
export interface Deps {
  readonly table: Table;
  readonly former: TombstoneStore;
  readonly mailboxes: FreeMailboxes;
  readonly leaving: Pick<DeletionRequestStore, 'begin'>;
}

/** What opening accounts in a table needs. `salt`: of the hashes that outlive accounts. */
export const accountDeps = (table: Table, salt: ReadSecret): Deps => ({
  table,
  former: tombstoneStore(table, salt),
  mailboxes: freeMailboxes(table, salt),
  leaving: deletionRequestStore(table),
});

const Owner = z.object({ sub: z.string() });

/**
 * Opens the account of somebody whose e-mail the user pool has verified. An e-mail has one login, so an earlier account
 * of the same e-mail has lost its own (deleted outside the site): its erasure begins, and its spent free alerts count
 * for the new one. From the third address of a mailbox on, an account has no free alerts. Safe to repeat.
 */
export async function openAccount(
  { table, former, leaving, mailboxes }: Deps,
  attributes: SignUpAttributes,
  now: Date,
): Promise<void> {
  const earlier = await ownerOf(table, attributes.email);
  if (earlier !== undefined && earlier !== attributes.sub) {
    await saveTombstone(table, former, earlier);
    await leaving.begin(earlier, now);
  }
  const recalled = await former.find(attributes.email);
  const admitted = await mailboxes.admit(attributes.email);
  await createUser(table, attributes, now, admitted ? recalled : withoutFreeAlerts(recalled));
}

const withoutFreeAlerts = (former: AccountTombstone | undefined): AccountTombstone => ({
  emailState: former?.emailState ?? null,
  spent: FREE_ALERTS,
});

async function ownerOf({ documents, name }: Table, email: string): Promise<string | undefined> {
  const get = new GetCommand({ TableName: name, Key: emailKey(email), ConsistentRead: true });
  const { Item } = await documents.send(get);
  return Item && Owner.parse(Item).sub;
}

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { openTable } from '../table/table.ts';
import type { User } from '../table/user.ts';
import { isKnownPlace } from './known-places.ts';
import { applyPushDeviceChange, parsePushDeviceChange } from './push/push-devices.ts';
import { releaseDevice } from './push/release-device.ts';
import { vapidKeys } from './push/vapid-keys.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';
import { attributeReader, verifiedPhoneOf } from './user-pool.ts';
import { changeUser } from './user-store.ts';

const table = openTable();
const readAttributes = attributeReader();

const Request = z.object({
  field: z.enum(['updateUser', 'setPushDevice', 'pushKey']),
  arguments: z.object({ input: z.unknown() }),
  owner: z.object({ sub: z.string() }),
});

/** Resolves the fields that change the caller's record, and the key that browsers subscribe to push with. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { field, arguments: args, owner } = Request.parse(event);
    if (field === 'pushKey') return (await vapidKeys()).publicKey;
    const change = field === 'updateUser' ? userChange : pushDeviceChange;
    return changeOwnRecord(owner.sub, await change(args.input, owner.sub));
  });
}

async function userChange(input: unknown, sub: string): Promise<(user: User) => User> {
  const change = parseUserChange(input);
  const verifiedPhone = change.sms ? verifiedPhoneOf(await readAttributes(sub)) : undefined;
  return (user) => applyUserChange(user, change, { verifiedPhone, isKnownPlace });
}

async function pushDeviceChange(input: unknown, sub: string): Promise<(user: User) => User> {
  const change = parsePushDeviceChange(input);
  if (change.keys) await releaseDevice(table, change.endpoint, sub);
  const now = new Date();
  return (user) => applyPushDeviceChange(user, change, now);
}

async function changeOwnRecord(sub: string, change: (user: User) => User) {
  const result = await changeUser(table, sub, (user) => {
    const next = change(user);
    return isDeepStrictEqual(next, user) ? undefined : next;
  });
  if (!result) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
  return toGraphQLUser(result.user, result.meter.charged.size);
}

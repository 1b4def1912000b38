import { ECDH } from 'node:crypto';
import * as z from 'zod';
import { parseInput } from '../../platform/parse-input.ts';
import type { User } from '../../table/user.ts';
import { isPushService } from './push-service.ts';

/** How many browsers a person gets push notifications in. */
const MAX_PUSH_DEVICES = 5;

/** Node.js's error for bytes that are no point of the curve. */
const NotAPoint = z.object({ code: z.literal('ERR_CRYPTO_OPERATION_FAILED') });

/** Whether a key is a point of the curve P-256, so that messages can be encrypted for it. */
const isPublicKey = (key: string): boolean => {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130;
  } catch (error) {
    if (NotAPoint.safeParse(error).success) return false;
    throw error;
  }
};

/** A browser's subscription as PushSubscription.toJSON writes it; without keys, the device is removed. */
const PushDeviceChange = z.object({
  endpoint: z
    .string()
    .max(1_000, 'This is too long.')
    .refine(isPushService, "We don't know this push service."),
  keys: z
    .object({
      p256dh: z.string().refine(isPublicKey, 'This is not a public key.'),
      auth: z.string().regex(/^[\w-]{22}$/, 'This is not a secret of 16 bytes.'),
    })
    .nullish(),
});
export type PushDeviceChange = z.infer<typeof PushDeviceChange>;

/** Throws `Fault('BadInput')` with the name and the problem of the first invalid field. */
export const parsePushDeviceChange = (input: unknown): PushDeviceChange =>
  parseInput(PushDeviceChange, input);

/** Returns the record after a device was added or removed. A sixth device replaces the oldest. */
export function applyPushDeviceChange(user: User, { endpoint, keys }: PushDeviceChange, now: Date): User {
  if (!keys) return removePushDevices(user, [endpoint]) ?? user;
  const before = user.pushDevices.find((device) => device.endpoint === endpoint);
  const addedAt = before?.addedAt ?? now.toISOString();
  const others = user.pushDevices.filter((device) => device !== before);
  return { ...user, pushDevices: [...others, { endpoint, ...keys, addedAt }].slice(-MAX_PUSH_DEVICES) };
}

/** Returns the record without these devices; undefined if it has none of them. */
export function removePushDevices(user: User, endpoints: readonly string[]): User | undefined {
  const pushDevices = user.pushDevices.filter(({ endpoint }) => !endpoints.includes(endpoint));
  return pushDevices.length === user.pushDevices.length ? undefined : { ...user, pushDevices };
}

import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';

/**
 * What a signed link in a mail lets its holder do, without login, for one person: end alerts on a channel, on all, or
 * for one of the titles; see and change all of these; say of a job that it is not relevant.
 */
export const Grant = z.discriminatedUnion('may', [
  z.object({ may: z.enum(['end email', 'end text', 'end everything', 'manage']), sub: z.string() }),
  z.object({ may: z.literal('end title'), sub: z.string(), title: z.string() }),
  z.object({ may: z.literal('judge'), sub: z.string(), jobId: z.string() }),
]);
export type Grant = z.infer<typeof Grant>;

/** A link works for longer than anybody keeps a mail for action. */
const VALID = '400 days';

/** Signs what a link permits. */
export async function signLink(secret: Uint8Array, { sub, ...claims }: Grant): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setExpirationTime(VALID)
    .sign(secret);
}

/** What a link permits. A link that was altered or has expired is a BadInput that says what to do instead. */
export async function readLink(secret: Uint8Array, token: string): Promise<Grant> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return Grant.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new Fault(
        'BadInput',
        'This link is not complete or no longer valid. Please use the one in your newest alert.',
        { cause: error },
      );
    }
    throw error;
  }
}

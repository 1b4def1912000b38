import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { secretReader } from '../../platform/secret.ts';
import { Undo } from './undo.ts';

const readSecret = secretReader('LINK_SECRET_ARN');

/** Returns the key that signs the links in mails. */
export const linkSecret = async (): Promise<Uint8Array> => new TextEncoder().encode(await readSecret());

/** Each lets the holder of a signed link do one thing for one person without signing in. */
export const Grant = z.discriminatedUnion('may', [
  z.object({ may: z.enum(['end email', 'end text', 'end everything', 'manage']), sub: z.string() }),
  z.object({ may: z.literal('end title'), sub: z.string(), title: z.string() }),
  z.object({ may: z.literal('judge'), sub: z.string(), jobId: z.string() }),
  z.object({ may: z.literal('undo'), sub: z.string(), undo: Undo }),
]);
export type Grant = z.infer<typeof Grant>;

/** Links outlive any mail that is still acted upon. */
const EXPIRES_IN = '400 days';

export async function signLink(secret: Uint8Array, { sub, ...claims }: Grant): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setExpirationTime(EXPIRES_IN)
    .sign(secret);
}

/** Returns what a link allows. Throws `Fault('BadInput')` for a link that is altered, incomplete or expired. */
export async function readLink(secret: Uint8Array, token: string): Promise<Grant> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return Grant.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new Fault(
        'BadInput',
        'This link is incomplete or has expired. Use the one in your latest alert.',
        { cause: error },
      );
    }
    throw error;
  }
}

/** Returns the URL path that reverts a change. */
export const undoPath = async (secret: Uint8Array, sub: string, undo: Undo): Promise<string> =>
  `/manage-alerts?token=${await signLink(secret, { may: 'undo', sub, undo })}`;

/** Returns the URL path that marks a job as not relevant. */
export const judgePath = async (secret: Uint8Array, sub: string, jobId: string): Promise<string> =>
  `/manage-alerts?token=${await signLink(secret, { may: 'judge', sub, jobId })}`;

/** The signed links of one mail, as URLs of the site. */
export interface MailLinks {
  /** One-click unsubscribe from alert mail. */
  readonly unsubscribe: string;
  /** Manages all alerts on one page. */
  readonly manage: string;
  /** Stops alerts for a title, by title. */
  readonly endTitle: ReadonlyMap<string, string>;
  /** Marks a job as not relevant, by job id. */
  readonly judge: ReadonlyMap<string, string>;
}

/** Signs the links of a mail about these jobs, each with the saved title that it matched. */
export async function mailLinks(
  secret: Uint8Array,
  siteUrl: string,
  sub: string,
  items: readonly { readonly jobId: string; readonly title: string }[],
): Promise<MailLinks> {
  const link = async (path: string, grant: Grant) =>
    `${siteUrl}${path}?token=${await signLink(secret, grant)}`;
  const titles = [...new Set(items.map(({ title }) => title))].filter((title) => title !== '');
  const endTitle = titles.map(
    async (title) => [title, await link('/unsubscribe', { may: 'end title', sub, title })] as const,
  );
  const judge = items.map(
    async ({ jobId }) => [jobId, `${siteUrl}${await judgePath(secret, sub, jobId)}`] as const,
  );
  return {
    unsubscribe: await link('/unsubscribe', { may: 'end email', sub }),
    manage: await link('/manage-alerts', { may: 'manage', sub }),
    endTitle: new Map(await Promise.all(endTitle)),
    judge: new Map(await Promise.all(judge)),
  };
}

import { createHmac } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import { messageJobsKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';

/**
 * Letters of the signature, with 6 bits each: a text has little room, and 96 bits can't be guessed over the network.
 */
const SIGNATURE_LENGTH = 16;

/** How long the jobs of a message can be listed, in seconds. */
const RETENTION = 30 * 86_400;

const signatureOf = (secret: Uint8Array, messageId: string): string =>
  createHmac('sha256', secret).update(`jobs of ${messageId}`).digest('base64url').slice(0, SIGNATURE_LENGTH);

/** Returns the short token of a link that lists the jobs of a message. */
export const signJobsLink = (secret: Uint8Array, messageId: string): string =>
  `${messageId}.${signatureOf(secret, messageId)}`;

/** Returns the message of such a token; undefined if it isn't ours. */
export function readJobsLink(secret: Uint8Array, token: string): string | undefined {
  const at = token.lastIndexOf('.');
  const messageId = token.slice(0, Math.max(0, at));
  return isSameSecret(token.slice(at + 1), signatureOf(secret, messageId)) ? messageId : undefined;
}

/** Returns the page that lists exactly these jobs without sign-in, after storing which they are. */
export async function linkJobs(
  { documents, name: TableName }: Table,
  secret: Uint8Array,
  siteUrl: string,
  {
    messageId,
    jobIds,
    now,
  }: { readonly messageId: string; readonly jobIds: readonly string[]; readonly now: Date },
): Promise<string> {
  const expiresAt = Math.floor(now.getTime() / 1000) + RETENTION;
  await documents.send(
    new PutCommand({ TableName, Item: { ...messageJobsKey(messageId), jobIds, expiresAt } }),
  );
  return `${siteUrl}/manage-alerts?jobs=${signJobsLink(secret, messageId)}`;
}

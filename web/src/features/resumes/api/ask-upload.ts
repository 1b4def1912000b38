import * as z from 'zod/mini';
import type { PutSignedUrlInput } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

const mutation =
  'mutation AskUpload($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id fileType signedUrl } }';

const upload = z.object({ id: z.string(), fileType: z.string(), signedUrl: z.string() });
const answer = z.object({ putSignedUrl: upload });

/** Where a file is to be put, and as what; the resume it will be is `id`. */
export type Upload = z.infer<typeof upload>;

/** Asks for the link that a file can be put to. Throws a `Failure` with the service's own sentence. */
export async function askUpload(input: PutSignedUrlInput, signal: AbortSignal): Promise<Upload> {
  const body = JSON.stringify({ query: mutation, variables: { input } });
  return answer.parse(await callService(body, signal)).putSignedUrl;
}

import type { PutSignedUrlInput } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import {
  CreateUploadDocument,
  type CreateUploadMutation,
  ListResumeLinksDocument,
} from './resumes.generated.ts';

type Upload = CreateUploadMutation['putSignedUrl'];

/** Returns a link that takes one file; its resume has the `id` that comes with it. Throws a `Failure`. */
export async function createUpload(input: PutSignedUrlInput, signal: AbortSignal): Promise<Upload> {
  return (await callService(CreateUploadDocument, { input }, signal)).putSignedUrl;
}

/** Returns a link that downloads a resume's file and works for a few minutes. Throws a `Failure`. */
export async function getResumeLink(email: string, id: string): Promise<string> {
  const { getUser } = await callService(ListResumeLinksDocument, { input: { email } });
  const link = getUser?.resumes.find((resume) => resume.id === id)?.resumeURL;
  if (!link) throw new Failure('NotFound', 'This resume no longer exists.');
  return link;
}

import { z } from 'zod';
import { connectConsole } from './console.ts';
import { graphql } from './graphql.ts';
import type { Person } from './people.ts';
import { pdfFile } from './resume-files.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const REQUEST_UPLOAD =
  'mutation Upload($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id signedUrl } }';
const GET_RESUMES = 'query Get($input: GetUserInput!) { getUser(input: $input) { resumes { id state } } }';
const Resumes = z.object({ resumes: z.array(z.object({ id: z.string(), state: z.string() })) });
const Upload = z.object({ id: z.string(), signedUrl: z.url() });

/** Uploads a resume with these lines as the site does, waits until it is scanned, and returns its ID. */
export async function uploadResume(
  stack: Stack,
  person: Person,
  fileName: string,
  lines: readonly string[],
): Promise<string> {
  const fileType = 'application/pdf';
  const { data } = await graphql(stack, person, REQUEST_UPLOAD, {
    input: { userId: person.email, fileName, fileType },
  });
  const { id, signedUrl } = Upload.parse(data?.['putSignedUrl']);
  const response = await fetch(signedUrl, {
    method: 'PUT',
    body: pdfFile(...lines),
    headers: { 'content-type': fileType },
  });
  if (!response.ok) throw new Error(`S3 rejected ${fileName}: HTTP ${response.status}.`);
  await until(`${fileName} is scanned`, async () => {
    await connectConsole(stack).settle();
    const { data: shown } = await graphql(stack, person, GET_RESUMES, { input: { email: person.email } });
    const { resumes } = Resumes.parse(shown?.['getUser']);
    return resumes.find((one) => one.id === id)?.state === 'checking' ? undefined : true;
  });
  return id;
}

import { z } from 'zod';
import { graphql } from './graphql.ts';
import type { Person } from './people.ts';
import { pdfFile } from './resume-files.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const ASK = 'mutation Ask($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id signedUrl } }';
const RESUMES = 'query Get($input: GetUserInput!) { getUser(input: $input) { resumes { id state } } }';
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
  const { data } = await graphql(stack, person, ASK, { input: { userId: person.email, fileName, fileType } });
  const { id, signedUrl } = Upload.parse(data?.['putSignedUrl']);
  const answer = await fetch(signedUrl, {
    method: 'PUT',
    body: pdfFile(...lines),
    headers: { 'content-type': fileType },
  });
  if (!answer.ok) throw new Error(`Storage did not take ${fileName}: status ${answer.status}.`);
  await until(`${fileName} was looked at`, async () => {
    const { data: shown } = await graphql(stack, person, RESUMES, { input: { email: person.email } });
    const { resumes } = Resumes.parse(shown?.['getUser']);
    return resumes.find((one) => one.id === id)?.state === 'checking' ? undefined : true;
  });
  return id;
}

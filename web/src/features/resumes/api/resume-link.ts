import * as z from 'zod/mini';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';

const query =
  'query ResumeLinks($input: GetUserInput!) { getUser(input: $input) { resumes { id resumeURL } } }';

const resume = z.object({ id: z.string(), resumeURL: z.nullable(z.string()) });
const answer = z.object({ getUser: z.nullable(z.object({ resumes: z.array(resume) })) });

/** A link that downloads a resume's file for some minutes. Throws a `Failure`. */
export async function resumeLink(email: string, id: string): Promise<string> {
  const body = JSON.stringify({ query, variables: { input: { email } } });
  const { getUser } = answer.parse(await callService(body, new AbortController().signal));
  const link = getUser?.resumes.find((resume) => resume.id === id)?.resumeURL;
  if (!link) throw new Failure('NotFound', 'This resume is not there any more.');
  return link;
}

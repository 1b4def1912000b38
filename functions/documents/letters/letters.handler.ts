import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { jobStore } from '../../ingestion/jobs/job-store.ts';
import { readUser } from '../../members/user-store.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { requireJobId } from '../../table/job-id.ts';
import { letterKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { writingStore } from '../writing/writing-store.ts';
import { type AskingDesk, askLetter } from './ask-letter.ts';
import { editLetter, parseEdit } from './edit-letter.ts';
import { LetterRow } from './letter.ts';
import { LETTERS } from './limits.ts';
import { showLetter } from './show-letter.ts';

const table = openTable();
const resumes = resumeStore(table);
const jobs = jobStore(table);
const letters = writingStore(table, LETTERS);
const now = () => new Date();

const owner = z.object({ sub: z.string() });
const of = <Input extends z.ZodType>(input: Input) => z.object({ input });
const jobID = z.string();
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('getLetter'), owner, arguments: of(z.object({ jobID })) }),
  z.object({
    field: z.literal('writeLetter'),
    owner,
    arguments: of(z.object({ jobID, resumeId: z.string().nullish() })),
  }),
  z.object({ field: z.literal('editLetter'), owner, arguments: of(z.object({ jobID, text: z.string() })) }),
]);

const deskOf = (sub: string): AskingDesk => ({
  user: async () => (await readUser(table, sub))?.user,
  original: jobs.original,
  resumes: () => resumes.list(sub, now()),
  text: (id) => resumes.text(sub, id),
  letters,
  turn: randomUUID,
  now,
});

/** What a person does about letters: begins one, sees it growing, changes its words. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const { input } = request.arguments;
    requireJobId(input.jobID);
    const key = letterKey(sub, input.jobID);
    if (request.field === 'getLetter') {
      const row = await letters.read(key, now());
      return row ? showLetter(LetterRow.parse(row)) : null;
    }
    if (request.field === 'editLetter') {
      const { jobID: jobId, text } = request.arguments.input;
      return showLetter(await editLetter(table, { sub, jobId }, parseEdit(text)));
    }
    const { jobID: jobId, resumeId } = request.arguments.input;
    return showLetter(await askLetter(deskOf(sub), { sub, jobId, resumeId: resumeId ?? undefined }));
  });
}

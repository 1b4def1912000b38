import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readUser } from '../../members/user-store.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { requireJobId } from '../../table/job-id.ts';
import { letterKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { generationStore } from '../generation/generation-store.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { toCoverLetter } from './cover-letter.ts';
import { editLetter, parseEdit } from './edit-letter.ts';
import { LetterRow } from './letter.ts';
import { LETTER_QUOTA } from './limits.ts';
import { readVisiblePosting } from './read-visible-posting.ts';
import { type Deps, startLetter } from './start-letter.ts';

const table = openTable();
const resumes = resumeStore(table);
const letters = generationStore(table, LETTER_QUOTA);
const now = () => new Date();

const owner = z.object({ sub: z.string() });
const args = <Input extends z.ZodType>(input: Input) => z.object({ input });
const jobID = z.string();
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('getLetter'), owner, arguments: args(z.object({ jobID })) }),
  z.object({
    field: z.literal('writeLetter'),
    owner,
    arguments: args(z.object({ jobID, resumeId: z.string().nullish() })),
  }),
  z.object({ field: z.literal('editLetter'), owner, arguments: args(z.object({ jobID, text: z.string() })) }),
]);

const depsFor = (sub: string): Deps => ({
  readUser: async () => (await readUser(table, sub))?.user,
  readPosting: (jobId) => readVisiblePosting(table, sub, jobId),
  listResumes: () => resumes.list(sub, now()),
  readText: (id) => resumes.text(sub, id),
  letters,
  newTurn: randomUUID,
  now,
});

/** Resolves the letter fields: reads, starts and edits a letter of the caller. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const { input } = request.arguments;
    requireJobId(input.jobID);
    const key = letterKey(sub, input.jobID);
    if (request.field === 'getLetter') {
      const row = await letters.read(key, now());
      return row ? toCoverLetter(LetterRow.parse(row)) : null;
    }
    if (request.field === 'editLetter') {
      const { jobID: jobId, text } = request.arguments.input;
      return toCoverLetter(await editLetter(table, { sub, jobId }, parseEdit(text)));
    }
    const { jobID: jobId, resumeId } = request.arguments.input;
    return toCoverLetter(await startLetter(depsFor(sub), { sub, jobId, resumeId: resumeId ?? undefined }));
  });
}

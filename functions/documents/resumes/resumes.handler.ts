import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { dailyQuota } from '../../members/daily-quota.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { askUpload } from './ask-upload.ts';
import { filesIn, openStorage } from './files.ts';
import { keepResumes } from './keep-resumes.ts';
import { LINKS_AN_HOUR } from './limits.ts';
import { resumeStore } from './resume-store.ts';
import { showResumes } from './show-resumes.ts';
import { parseUpload } from './upload.ts';

const table = openTable();
const stores = {
  store: resumeStore(table),
  files: filesIn(openStorage(), requireEnv('RESUMES_BUCKET')),
  takeLink: (sub: string, now: Date) => {
    const hour = now.toISOString().slice(11, 13);
    return dailyQuota(table, { name: `resume_links_h${hour}`, max: LINKS_AN_HOUR }, sub, now).take();
  },
};

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('putSignedUrl'), owner, arguments: z.object({ input: z.unknown() }) }),
  z.object({
    field: z.literal('resumes'),
    owner,
    wanted: z.object({ links: z.boolean(), texts: z.boolean() }),
  }),
  z.object({ field: z.literal('keepResumes'), owner, ids: z.array(z.string()) }),
]);

/** What a person does with the own resumes: begins one, sees them, keeps some. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const now = new Date();
    if (request.field === 'resumes') return showResumes(stores, { sub, now }, request.wanted);
    if (request.field === 'keepResumes') return keepResumes(stores, sub, request.ids);
    return askUpload(stores, { sub, id: randomUUID(), now }, parseUpload(request.arguments.input));
  });
}

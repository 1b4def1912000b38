import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { dailyQuota } from '../../members/daily-quota.ts';
import { changeUser } from '../../members/user-store.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { keepResumes } from './keep-resumes.ts';
import { LINKS_PER_HOUR } from './limits.ts';
import { listResumes } from './list-resumes.ts';
import { refreshEvidence } from './refresh-evidence.ts';
import { parseUpload, requestUpload } from './request-upload.ts';
import { openStorage, resumeFiles } from './resume-files.ts';
import { resumeStore } from './resume-store.ts';

const table = openTable();
const deps = {
  store: resumeStore(table),
  files: resumeFiles(openStorage(), requireEnv('RESUMES_BUCKET')),
  changeUser: (sub: string, change: Parameters<typeof changeUser>[2]) => changeUser(table, sub, change),
  takeLink: (sub: string, now: Date) => {
    const hour = now.toISOString().slice(11, 13);
    return dailyQuota(table, { name: `resume_links_h${hour}`, max: LINKS_PER_HOUR }, sub, now).consume();
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

/** Resolves the resume fields: requests an upload, lists the caller's resumes with files, deletes all but some. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const now = new Date();
    if (request.field === 'resumes') return listResumes(deps, { sub, now }, request.wanted);
    if (request.field === 'keepResumes') {
      await keepResumes(deps, sub, request.ids);
      return refreshEvidence(deps, sub, now);
    }
    return requestUpload(deps, { sub, id: randomUUID(), now }, parseUpload(request.arguments.input));
  });
}

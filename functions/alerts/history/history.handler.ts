import * as z from 'zod';
import { answer } from '../../graphql/answer.ts';
import { Fault } from '../../house/fault.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import { openTable } from '../../table/table.ts';
import { alertPage } from './alert-page.ts';
import { historyStore } from './history-store.ts';

const store = historyStore(openTable());

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('listAlerts'),
    owner,
    arguments: z.object({ input: z.object({ nextToken: z.string().nullish() }) }),
  }),
  z.object({
    field: z.literal('noteAlert'),
    owner,
    arguments: z.object({
      input: z.object({ jobID: z.string(), note: z.enum(['opened', 'notRelevant', 'relevant']) }),
    }),
  }),
]);

/** A person's own alerts, and what the person notes of them. */
export async function handler(event: unknown) {
  return answer(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    if (request.field === 'listAlerts') return list(sub, request.arguments.input.nextToken ?? null);
    const { jobID, note } = request.arguments.input;
    const alert = await store.note(sub, jobID, note, new Date());
    if (!alert) throw new Fault('NotFound', 'There is no alert of this job.');
    return shown(alert, await store.jobs([jobID]));
  });
}

async function list(sub: string, token: string | null) {
  const { items, ...page } = alertPage(await store.alerts(sub, new Date()), token);
  const jobs = await store.jobs(items.map(({ sk }) => sk));
  return { ...page, items: items.map((alert) => shown(alert, jobs)) };
}

const shown = ({ sk, ...alert }: Alert, jobs: ReadonlyMap<string, Job>) => ({
  ...alert,
  jobID: sk,
  job: jobs.get(sk) ?? null,
});

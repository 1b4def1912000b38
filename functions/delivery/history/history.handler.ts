import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import type { Alert } from '../../table/alert.ts';
import { requireJobId } from '../../table/job-id.ts';
import { openTable } from '../../table/table.ts';
import { nextSendTimeOf } from '../timing/next-send-time.ts';
import { paginateAlerts, toAlertView } from './alert-view.ts';
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

/** Query.listAlerts and Mutation.noteAlert */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    if (request.field === 'listAlerts') return list(sub, request.arguments.input.nextToken ?? null);
    const { jobID, note } = request.arguments.input;
    requireJobId(jobID);
    const now = new Date();
    const alert = await store.note(sub, jobID, note, now);
    if (!alert) throw new Fault('NotFound', "You don't have an alert for this job.");
    const [view] = await toViews(sub, [alert], await findDueAt(sub, [alert], now));
    return view;
  });
}

async function list(sub: string, token: string | null) {
  const now = new Date();
  const alerts = await store.alerts(sub, now);
  const { items, ...page } = paginateAlerts(alerts, token);
  return { ...page, items: await toViews(sub, items, await findDueAt(sub, alerts, now)) };
}

async function toViews(sub: string, alerts: readonly Alert[], dueAt: string | null) {
  const [context, reports] = await Promise.all([
    store.jobs(
      sub,
      alerts.map(({ sk }) => sk),
    ),
    store.reports(alerts.flatMap(({ messageId }) => messageId ?? [])),
  ]);
  return alerts.map((alert) => toAlertView(alert, { ...context, reports, dueAt }));
}

/** When the pending alerts may be sent; null if there are none. */
async function findDueAt(sub: string, alerts: readonly Alert[], now: Date): Promise<string | null> {
  const pending = alerts.filter(({ state }) => state === 'pending');
  const person = pending.length > 0 ? await store.person(sub) : undefined;
  return person
    ? new Date(nextSendTimeOf(person.user, person.meter, pending, now.getTime())).toISOString()
    : null;
}

import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import type { Alert } from '../../table/alert.ts';
import { requireJobId } from '../../table/job-id.ts';
import { openTable } from '../../table/table.ts';
import { dueAt } from '../timing/due-at.ts';
import { alertPage } from './alert-page.ts';
import { historyStore } from './history-store.ts';
import { shownAlert } from './shown-alert.ts';

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
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    if (request.field === 'listAlerts') return list(sub, request.arguments.input.nextToken ?? null);
    const { jobID, note } = request.arguments.input;
    requireJobId(jobID);
    const now = new Date();
    const alert = await store.note(sub, jobID, note, now);
    if (!alert) throw new Fault('NotFound', 'There is no alert of this job.');
    const [shown] = await show(sub, [alert], await due(sub, [alert], now));
    return shown;
  });
}

async function list(sub: string, token: string | null) {
  const now = new Date();
  const alerts = await store.alerts(sub, now);
  const { items, ...page } = alertPage(alerts, token);
  return { ...page, items: await show(sub, items, await due(sub, alerts, now)) };
}

async function show(sub: string, alerts: readonly Alert[], dueAt: string | null) {
  const [beside, reports] = await Promise.all([
    store.jobs(
      sub,
      alerts.map(({ sk }) => sk),
    ),
    store.reports(alerts.flatMap(({ messageId }) => messageId ?? [])),
  ]);
  return alerts.map((alert) => shownAlert(alert, { ...beside, reports, dueAt }));
}

/** When what waits among a person's alerts may go; null where nothing waits. */
async function due(sub: string, alerts: readonly Alert[], now: Date): Promise<string | null> {
  const pending = alerts.filter(({ state }) => state === 'pending');
  const person = pending.length > 0 ? await store.person(sub) : undefined;
  return person ? new Date(dueAt(person.user, person.meter, pending, now.getTime())).toISOString() : null;
}

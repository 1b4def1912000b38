import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { paginateAlerts } from '../delivery/history/alert-view.ts';
import { pendingAlert } from '../matching/match.ts';
import { watcherIndex } from '../matching/watcher-index.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import type { Alert } from '../table/alert.ts';
import { openTable } from '../table/table.ts';
import { adminMatch } from './admin-match.ts';
import { type Case, checksOf, verdictOf } from './explain-match.ts';
import { notifyUser } from './notify-user.ts';
import { peopleOfJob } from './people-of-job.ts';
import { noSuchJob, supportStore } from './staff-store.ts';
import { type Pair, type Worklist, worklistPage } from './worklist.ts';

const table = openTable();
const store = supportStore(table);
const index = watcherIndex(table);
const queue = { sqs: new SQSClient({}), url: requireEnv('DELIVER_QUEUE_URL') };
const desk = { open: store.open, deliver: (key: { pk: string; sk: string }) => sendAll(queue, [key]) };

const text = z.string().nullish();
const Asked = z.object({ email: text, jobId: text, nextToken: text });
const both = z.object({ input: z.object({ id: z.string(), jobId: z.string() }) });
const Request = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('listAdminMatches'),
    arguments: z.object({ input: Asked.nullish() }),
  }),
  z.object({
    field: z.literal('previewHeldBack'),
    arguments: z.object({ input: z.object({ email: z.string() }) }),
  }),
  z.object({ field: z.enum(['explainMatch', 'notifyUser']), arguments: both }),
]);

/** What staff sees of matches and does about them. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const now = new Date();
    if (request.field === 'listAdminMatches') return list(request.arguments.input ?? {}, now);
    if (request.field === 'previewHeldBack')
      return store.person(await store.subOf(request.arguments.input.email));
    const { id, jobId } = request.arguments.input;
    const sub = await store.subOf(id);
    const [found] = await store.cases([{ sub, jobId }], now);
    if (!found) throw noSuchJob();
    const given = { ...found, waiting: await store.waitingOf(sub) };
    if (request.field === 'notifyUser')
      return notifyUser(desk, given, ({ user, job }, reason) =>
        pendingAlert(job, { sub: user.sub, reason }, now),
      );
    const checks = checksOf(given);
    return { checks, verdict: verdictOf(checks, given) };
  });
}

async function list({ email, jobId, nextToken }: z.infer<typeof Asked>, now: Date) {
  const page = await pageOf(email ?? null, jobId ?? null, nextToken ?? null);
  const found = await store.cases(page.pairs, now);
  const isListed = (state: Alert['state']) => page.states === undefined || page.states.includes(state);
  const items = found.flatMap((given) =>
    hasAlert(given) && isListed(given.alert.state) ? adminMatch(given) : [],
  );
  return { items, nextToken: page.nextToken };
}

async function pageOf(
  email: string | null,
  jobId: string | null,
  token: string | null,
): Promise<Omit<Worklist, 'states'> & Partial<Worklist>> {
  if (email !== null && jobId !== null)
    return { pairs: [{ sub: await store.subOf(email), jobId }], nextToken: null };
  if (email !== null) return ofPerson(email, token);
  return jobId === null ? worklistPage(table, token) : ofJob(jobId, token);
}

const hasAlert = (given: Case): given is Case & { alert: NonNullable<Case['alert']> } =>
  given.alert !== undefined;

async function ofPerson(email: string, token: string | null) {
  const sub = await store.subOf(email);
  const { items, nextToken } = paginateAlerts(await store.alertsOf(sub), token);
  return { pairs: items.map(({ sk }): Pair => ({ sub, jobId: sk })), nextToken };
}

/** Those whom the reverse index names now; who has changed the profile since is found by the e-mail. */
async function ofJob(jobId: string, token: string | null) {
  const { subs, nextToken } = await peopleOfJob(index, await store.job(jobId), token);
  return { pairs: subs.map((sub): Pair => ({ sub, jobId })), nextToken };
}

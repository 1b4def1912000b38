import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { pendingAlert } from '../matching/match.ts';
import { watcherIndex } from '../matching/watcher-index.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { paginateNewestFirst } from '../platform/paginate-newest-first.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import type { Alert } from '../table/alert.ts';
import { openTable } from '../table/table.ts';
import { listAnswerCounts } from './answer-counts.ts';
import { checkRules, describeVerdict } from './explain-match.ts';
import type { MatchCase } from './match-case.ts';
import { notifyUser } from './notify-user.ts';
import { findPeopleOfJob } from './people-of-job.ts';
import { jobNotFound, staffStore } from './staff-store.ts';
import { toAdminMatch } from './to-admin-match.ts';
import { type MatchPair, type Worklist, worklistPage } from './worklist.ts';

const table = openTable();
const store = staffStore(table);
const index = watcherIndex(table);
const queue = { sqs: new SQSClient({}), url: requireEnv('DELIVER_QUEUE_URL') };
const deps = {
  reopenAlert: store.reopenAlert,
  requestDelivery: (key: { pk: string; sk: string }) => sendAll(queue, [key]),
};

const text = z.string().nullish();
const ListInput = z.object({ email: text, jobId: text, nextToken: text });
const personAndJob = z.object({ input: z.object({ id: z.string(), jobId: z.string() }) });
const Request = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('listAdminMatches'),
    arguments: z.object({ input: ListInput.nullish() }),
  }),
  z.object({
    field: z.literal('previewHeldBack'),
    arguments: z.object({ input: z.object({ email: z.string() }) }),
  }),
  z.object({ field: z.literal('listAnswerCounts') }),
  z.object({ field: z.enum(['explainMatch', 'notifyUser']), arguments: personAndJob }),
]);

/** Resolves the GraphQL fields for staff. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const now = new Date();
    if (request.field === 'listAdminMatches') return listMatches(request.arguments.input ?? {}, now);
    if (request.field === 'listAnswerCounts') return listAnswerCounts(table, now);
    if (request.field === 'previewHeldBack')
      return store.readPerson(await store.findPerson(request.arguments.input.email));
    const { id, jobId } = request.arguments.input;
    const sub = await store.findPerson(id);
    const [existing] = await store.readCases([{ sub, jobId }], now);
    if (!existing) throw jobNotFound();
    const matchCase = { ...existing, waiting: await store.listPendingAlerts(sub) };
    if (request.field === 'notifyUser')
      return notifyUser(deps, matchCase, ({ user, job }, reason) =>
        pendingAlert(job, { sub: user.sub, reason }, now),
      );
    const checks = checkRules(matchCase);
    return { checks, verdict: describeVerdict(checks, matchCase) };
  });
}

async function listMatches({ email, jobId, nextToken }: z.infer<typeof ListInput>, now: Date) {
  const page = await readPage(email ?? null, jobId ?? null, nextToken ?? null);
  const cases = await store.readCases(page.pairs, now);
  const isListed = (state: Alert['state']) => page.states === undefined || page.states.includes(state);
  const items = cases.flatMap((matchCase) =>
    hasAlert(matchCase) && isListed(matchCase.alert.state) ? toAdminMatch(matchCase) : [],
  );
  return { items, nextToken: page.nextToken };
}

async function readPage(
  email: string | null,
  jobId: string | null,
  token: string | null,
): Promise<Omit<Worklist, 'states'> & Partial<Worklist>> {
  if (email !== null && jobId !== null)
    return { pairs: [{ sub: await store.findPerson(email), jobId }], nextToken: null };
  if (email !== null) return readPageOfPerson(email, token);
  return jobId === null ? worklistPage(table, token) : readPageOfJob(jobId, token);
}

const hasAlert = (
  matchCase: MatchCase,
): matchCase is MatchCase & { alert: NonNullable<MatchCase['alert']> } => matchCase.alert !== undefined;

async function readPageOfPerson(email: string, token: string | null) {
  const sub = await store.findPerson(email);
  const options = { token, size: 30, itemName: 'alerts' };
  const alerts = await store.listAlerts(sub);
  const { items, nextToken } = paginateNewestFirst(alerts, ({ matchedAt }) => matchedAt, options);
  return { pairs: items.map(({ sk }): MatchPair => ({ sub, jobId: sk })), nextToken };
}

/** Lists the people whom the reverse index matches now. Others can be found by e-mail. */
async function readPageOfJob(jobId: string, token: string | null) {
  const { subs, nextToken } = await findPeopleOfJob(index, await store.readJob(jobId), token);
  return { pairs: subs.map((sub): MatchPair => ({ sub, jobId })), nextToken };
}

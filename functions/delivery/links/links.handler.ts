import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { changeUser, readUser } from '../../members/user-store.ts';
import { toFault } from '../../platform/fault.ts';
import { log } from '../../platform/log.ts';
import { batchGet } from '../../table/batch-get.ts';
import { Job } from '../../table/job.ts';
import { jobKey, messageJobsKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { feedbackStore } from '../feedback/feedback-store.ts';
import { unmark } from '../feedback/mark-relevance.ts';
import { readJobsLink } from './jobs-link.ts';
import type { Deps } from './link-deps.ts';
import { followLink, showLink } from './mail-link-pages.ts';
import { messageJobsPage } from './message-jobs-page.ts';
import { type Page, paragraph, toResponse } from './page.ts';
import { linkSecret, readLink, undoPath } from './signed-links.ts';

const table = openTable();
const { documents, name } = table;

const deps: Deps = {
  read: async (token) => readLink(await linkSecret(), token),
  user: async (sub) => (await readUser(table, sub))?.user,
  changeUser: async (sub, change) => void (await changeUser(table, sub, change)),
  store: feedbackStore(table),
  now: () => new Date(),
  newId: () => randomUUID(),
  unmark: (sub, jobId, markedAt) => unmark(table, sub, jobId, markedAt),
  undoUrl: async (sub, undo) => undoPath(await linkSecret(), sub, undo),
};

/** The pressed button's value; empty for a mail program's one-click unsubscribe. */
function choiceOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  return new URLSearchParams(text).get('choice') ?? '';
}

const MessageJobs = z.object({ jobIds: z.array(z.string()) });

/** The jobs of a message in its order; undefined if the link isn't ours or has expired. */
async function jobsOfLink(token: string): Promise<Job[] | undefined> {
  const messageId = readJobsLink(await linkSecret(), token);
  if (messageId === undefined) return undefined;
  const get = new GetCommand({ TableName: name, Key: messageJobsKey(messageId) });
  const { Item: item } = await documents.send(get);
  if (!item) return undefined;
  const { jobIds } = MessageJobs.parse(item);
  const jobs = (await batchGet(table, jobIds.map(jobKey), { consistent: false })).map((row) =>
    Job.parse(row),
  );
  return jobIds.flatMap((jobId) => jobs.find(({ jobID }) => jobID === jobId) ?? []);
}

/** GET and POST /unsubscribe?token=… and /manage-alerts?token=…, and GET /manage-alerts?jobs=… */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { token = '', jobs } = event.queryStringParameters ?? {};
  const isPost = event.requestContext.http.method === 'POST';
  try {
    if (jobs !== undefined) return toResponse(messageJobsPage(await jobsOfLink(jobs)));
    return toResponse(isPost ? await followLink(deps, token, choiceOf(event)) : await showLink(deps, token));
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'BadInput') return toResponse(badLinkPage(fault.message));
    log.error('a link of a mail failed', error as Error);
    return toResponse({ status: 500, title: "That didn't work", body: paragraph(fault.message) });
  }
}

/** For links that are cut off, altered, expired or not ours: what else leads to the same. */
const badLinkPage = (message: string): Page => ({
  status: 400,
  title: "This link doesn't work",
  body: `${paragraph(message)}<p>Or <a href="/profile/manage-notifications">log in to your notification settings</a>: there you can stop alerts, or change what they are about.</p>`,
});

import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openStorage, resumeFiles } from '../documents/resumes/resume-files.ts';
import { deletionRequestStore } from '../members/deletion-request-store.ts';
import { openIdentity } from '../members/identity-pool.ts';
import { saveTombstone } from '../members/save-tombstone.ts';
import { tombstoneStore } from '../members/tombstone-store.ts';
import { consumeEach } from '../platform/consume-each.ts';
import { requireEnv } from '../platform/require-env.ts';
import { secretReader } from '../platform/secret.ts';
import { sendAll } from '../platform/send-all.ts';
import { openTable } from '../table/table.ts';
import { type Eraser, erase } from './erase.ts';
import { exportStore } from './export-store.ts';
import { personalDataStores } from './personal-data-stores.ts';
import { removeNobody, removePersonFrom } from './remove-from-analytics.ts';

const table = openTable();
const identity = openIdentity();
const [storage, bucket] = [openStorage(), requireEnv('RESUMES_BUCKET')];
const files = resumeFiles(storage, bucket);
const exports = exportStore(storage, bucket);
const customers = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };
const askToLook = (customerId: string) => sendAll(customers, [{ customerId }]);
const now = () => new Date();
const projectUrl = process.env['ANALYTICS_PROJECT_URL'];
const removePerson = projectUrl
  ? removePersonFrom({ url: projectUrl, key: secretReader('ANALYTICS_KEY_ARN') })
  : removeNobody;
const former = tombstoneStore(table, secretReader('EMAIL_SALT_ARN'));
const eraser: Eraser = {
  leaving: deletionRequestStore(table),
  remember: (sub) => saveTombstone(table, former, sub),
  close: identity.close,
  holdings: personalDataStores(table, { identity, files, exports, askToLook, removePerson, now }),
  now,
};

/** The key of the mark that a person leaves. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Removes everything of those who left. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => erase(eraser, Message.parse(body).sk));
}

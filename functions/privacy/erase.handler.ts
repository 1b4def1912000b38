import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openStorage, resumeFiles } from '../documents/resumes/resume-files.ts';
import { deletionRequestStore } from '../members/deletion-request-store.ts';
import { saveTombstone, tombstoneStore } from '../members/tombstone-store.ts';
import { openUserPool } from '../members/user-pool.ts';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { requireEnv } from '../platform/require-env.ts';
import { secretReader } from '../platform/secret.ts';
import { sendAll } from '../platform/send-all.ts';
import { openTable } from '../table/table.ts';
import { personRemover, removeNothing } from './analytics-personal-data.ts';
import { type Deps, erase } from './erase.ts';
import { exportStore } from './export-store.ts';
import { personalDataStores } from './personal-data-stores.ts';

const table = openTable();
const userPool = openUserPool();
const [s3, bucket] = [openStorage(), requireEnv('RESUMES_BUCKET')];
const customers = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };
const analyticsUrl = process.env['ANALYTICS_PROJECT_URL'];
const tombstones = tombstoneStore(table, secretReader('EMAIL_SALT_ARN'));
const now = () => new Date();
const deps: Deps = {
  deletionRequests: deletionRequestStore(table),
  saveTombstone: (sub) => saveTombstone(table, tombstones, sub),
  disableSignIn: userPool.disable,
  stores: personalDataStores(table, {
    userPool,
    files: resumeFiles(s3, bucket),
    exports: exportStore(s3, bucket),
    requestCustomerSync: (customerId) => sendAll(customers, [{ customerId }]),
    removePerson: analyticsUrl
      ? personRemover({ url: analyticsUrl, key: secretReader('ANALYTICS_KEY_ARN') })
      : removeNothing,
    now,
  }),
  now,
};

/** The key of a deletion request. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Erases the personal data of deleted accounts. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, ({ sk: sub }) => erase(deps, sub));
}

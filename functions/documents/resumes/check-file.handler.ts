import { LambdaClient } from '@aws-sdk/client-lambda';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { changeUser } from '../../members/user-store.ts';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { checkFile } from './check-file.ts';
import { refreshEvidence } from './refresh-evidence.ts';
import { openStorage, resumeFiles } from './resume-files.ts';
import { resumeStore } from './resume-store.ts';
import { extractByLambda } from './text/extract-by-lambda.ts';

/** S3's event notification. Its test message has no records. */
const Notification = z.object({
  Records: z._default(
    z.array(z.object({ s3: z.object({ object: z.object({ key: z.string(), size: z.number() }) }) })),
    [],
  ),
});

const files = resumeFiles(openStorage(), requireEnv('RESUMES_BUCKET'));
// The queue retries a file that crashes the extraction.
const lambda = new LambdaClient({ maxAttempts: 1 });
const table = openTable();
const deps = {
  store: resumeStore(table),
  files,
  readFile: extractByLambda(lambda, requireEnv('READ_FUNCTION'), files),
  changeUser: (sub: string, change: Parameters<typeof changeUser>[2]) => changeUser(table, sub, change),
};

/** Checks the files that were uploaded to the bucket, and keeps what the newest resume shows in the profile. */
export function handler(event: SQSEvent, context: RunningContext) {
  return consumeEach(event, context, Notification, async ({ Records }, record) => {
    const attempt = Number(record.attributes.ApproximateReceiveCount);
    for (const { s3 } of Records) {
      const uploadKey = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
      const { messageId } = record;
      await checkFile(deps, { uploadKey, size: s3.object.size, messageId, attempt }, new Date());
      const [, sub] = uploadKey.split('/');
      if (sub) await refreshEvidence(deps, sub, new Date());
    }
  });
}

import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { environment } from '../house/environment.ts';
import { consumeEach } from '../house/queue.ts';
import { openTable } from '../table/table.ts';
import { checkFile } from './check-file.ts';
import { filesIn, openStorage } from './files.ts';
import { resumeStore } from './resume-store.ts';
import { readInThread } from './text/read-in-thread.ts';

/** What S3 tells of new objects; of its own trying out of the queue there are no records. */
const Notification = z.object({
  Records: z._default(
    z.array(z.object({ s3: z.object({ object: z.object({ key: z.string(), size: z.number() }) }) })),
    [],
  ),
});

const checking = {
  store: resumeStore(openTable()),
  files: filesIn(openStorage(), environment('RESUMES_BUCKET')),
  // The bundle's own part for it lies beside the bundle: see infra/resumes.ts.
  readText: readInThread(new URL('./text.worker.mjs', import.meta.url), { time: 20_000, memory: 1_024 }),
};

/** Checks the files that have come into the bucket. */
export function handler(event: SQSEvent) {
  return consumeEach(event, async (body, record) => {
    const attempt = Number(record.attributes.ApproximateReceiveCount);
    for (const { s3 } of Notification.parse(body).Records) {
      const objectKey = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
      await checkFile(checking, { objectKey, size: s3.object.size, attempt }, new Date());
    }
  });
}

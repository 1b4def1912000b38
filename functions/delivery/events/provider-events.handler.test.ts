import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from '../../platform/log.ts';

log.setLogLevel('SILENT');
const info = jest.spyOn(log, 'info');
const warn = jest.spyOn(log, 'warn');

let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;
beforeAll(async () => {
  Object.assign(process.env, { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', METRICS_NAMESPACE: 'test' });
  ({ handler } = await import('./provider-events.handler.ts'));
});
beforeEach(() => {
  jest.clearAllMocks();
});

/** Has the handler take messages with these bodies; it looks at nothing else of them. */
const take = (...bodies: string[]) =>
  handler({ Records: bodies.map((body, number) => ({ messageId: `m${number}`, body }) as SQSRecord) });

describe('what reaches the queue of events and is none of ours', () => {
  test('OPS-01 SES’s greeting of the topic is logged once and not retried', async () => {
    // given, when
    const response = await take('Successfully validated SNS topic for Amazon SES event publishing.');
    // then
    expect(response).toEqual({ batchItemFailures: [] });
    expect(info.mock.calls).toEqual([['no event: ignored', { sqsMessageId: 'm0' }]]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('OPS-01 a bounce of a mail that is no alert is logged by its id, without the address', async () => {
    const mail = { messageId: 'of-ses', timestamp: '', destination: ['ada@example.com'], tags: {} };
    const bounce = { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } };
    expect(await take(JSON.stringify(bounce))).toEqual({ batchItemFailures: [] });
    expect(warn.mock.calls).toEqual([
      ['mail without our tags failed', { eventType: 'Bounce', sesMessageId: 'of-ses' }],
    ]);
  });

  test('a delivery of another sender’s mail is no warning', async () => {
    await take(JSON.stringify({ eventType: 'Delivery', mail: { messageId: 'of-ses', tags: {} } }));
    expect(info.mock.calls).toEqual([['event of another sender']]);
    expect(warn).not.toHaveBeenCalled();
  });
});

import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { plentyOfTime } from '../../platform/fixtures/plenty-of-time.ts';
import { log } from '../../platform/log.ts';

log.setLogLevel('SILENT');
const info = jest.spyOn(log, 'info');
const warn = jest.spyOn(log, 'warn');
const documents = mockClient(DynamoDBDocumentClient);

const AT = '2026-06-01T12:00:00.000Z';

let handler: typeof import('./provider-events.handler.ts')['handler'];
beforeAll(async () => {
  Object.assign(process.env, { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', METRICS_NAMESPACE: 'test' });
  ({ handler } = await import('./provider-events.handler.ts'));
});
beforeEach(() => {
  jest.clearAllMocks();
  documents.reset();
});

/** Calls the handler with messages of these bodies, the only field it reads. */
const handle = (...bodies: string[]) =>
  handler(
    {
      Records: bodies.map(
        (body, number) =>
          ({ messageId: `m${number}`, body, attributes: { ApproximateReceiveCount: '1' } }) as SQSRecord,
      ),
    },
    plentyOfTime,
  );

describe('messages that are not delivery events', () => {
  test('OPS-01 logs SES’s confirmation of the topic without retrying it', async () => {
    // given, when
    const response = await handle('Successfully validated SNS topic for Amazon SES event publishing.');
    // then
    expect(response).toEqual({ batchItemFailures: [] });
    expect(info.mock.calls).toEqual([['no event: ignored', { sqsMessageId: 'm0' }]]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('OPS-01 logs the bounce of another mail by its id, without the address', async () => {
    const mail = { messageId: 'of-ses', timestamp: '', destination: ['ada@example.com'], tags: {} };
    const bounce = { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } };
    expect(await handle(JSON.stringify(bounce))).toEqual({ batchItemFailures: [] });
    expect(warn.mock.calls).toEqual([
      ['mail without our tags failed', { eventType: 'Bounce', sesMessageId: 'of-ses' }],
    ]);
  });

  test('does not warn about the delivery of another mail', async () => {
    await handle(JSON.stringify({ eventType: 'Delivery', mail: { messageId: 'of-ses', tags: {} } }));
    expect(info.mock.calls).toEqual([['event of another sender']]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a message that its channel will not deliver', () => {
  const rejected = JSON.stringify({
    eventType: 'Reject',
    mail: { timestamp: AT, messageId: 'of-ses', tags: { message: ['message-1'], person: ['ada'] } },
  });
  const counts = () =>
    documents
      .commandCalls(UpdateCommand)
      .map(({ args: [{ input }] }) => input)
      .filter(({ Key }) => Key?.['pk'] === 'STATS#daily');

  test('OPS-01 is counted for the operators', async () => {
    // What is known about the message calls for no refund.
    documents.on(UpdateCommand).resolves({ Attributes: { deliveredAt: AT } });
    expect(await handle(rejected)).toEqual({ batchItemFailures: [] });
    expect(counts()).toMatchObject([{ ExpressionAttributeValues: { ':bounced': 1 } }]);
  });

  test('OPS-01 is not handled again if only the count fails', async () => {
    documents.on(UpdateCommand).callsFake(({ Key }) => {
      if (Key.pk === 'STATS#daily') throw new Error('Throttled.');
      return { Attributes: { deliveredAt: AT } };
    });
    expect(await handle(rejected)).toEqual({ batchItemFailures: [] });
    expect(warn.mock.calls.map(([message]) => message)).toEqual(['bounce not counted']);
  });
});

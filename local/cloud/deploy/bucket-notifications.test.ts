import { expect, test } from '@jest/globals';
import type { BucketNotification } from '../provision/s3.ts';
import type { ObjectEvent } from '../services/s3/object-events.ts';
import { connectBucketNotifications } from './bucket-notifications.ts';

function connect(...notifications: Partial<BucketNotification>[]) {
  const sent: { queue: string; name: string; key: string }[] = [];
  const defaults = {
    logicalId: 'Files',
    bucket: 'files',
    event: 's3:ObjectCreated:*',
    prefix: '',
    suffix: '',
    queueArn: 'arn:aws:sqs:us-east-1:000000000000:Created',
  };
  let emit: (event: ObjectEvent) => void = () => {};
  connectBucketNotifications(
    { notifications: notifications.map((one) => ({ ...defaults, ...one })) },
    {
      onObject: (callback) => {
        emit = callback;
      },
      sqs: {
        createQueue: async () => ({ queueName: '', queueUrl: '', queueArn: '' }),
        sendMessage(queue, body) {
          const [{ eventName, s3 }] = JSON.parse(body).Records;
          sent.push({ queue, name: eventName, key: s3.object.key });
        },
        showHidden: async () => {},
      },
    },
  );
  const change = (key: string, name = 'ObjectCreated:Put', bucket = 'files') =>
    emit({ bucket, key, name, size: 3, etag: 'e' });
  return { sent, change };
}

test('LOCAL-01 a queue gets the events of its bucket that match its event type, prefix and suffix', () => {
  const { sent, change } = connect(
    { prefix: 'in/', suffix: '.pdf' },
    { queueArn: 'arn:aws:sqs:us-east-1:000000000000:Removed', event: 's3:ObjectRemoved:Delete' },
  );

  change('in/a b+c.pdf');
  change('in/a.txt');
  change('out/a.pdf');
  change('in/a.pdf', 'ObjectCreated:Put', 'others');
  change('in/a.pdf', 'ObjectRemoved:Delete');

  expect(sent).toEqual([
    { queue: 'Created', name: 'ObjectCreated:Put', key: 'in/a+b%2Bc.pdf' },
    { queue: 'Removed', name: 'ObjectRemoved:Delete', key: 'in/a.pdf' },
  ]);
});

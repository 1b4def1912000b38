import { beforeEach, expect, test } from '@jest/globals';
import { emptyInventory } from '../provision/inventory.ts';
import type { BucketNotification } from '../provision/s3.ts';
import type { ObjectEvent } from '../services/s3/object-events.ts';
import { connectBucketNotifications } from './bucket-notifications.ts';

const clerk = 'arn:aws:lambda:us-east-1:000000000000:function:Clerk';
const queue = 'arn:aws:sqs:us-east-1:000000000000:Inbox';
let told: { target: string; name: string; key: string }[];
beforeEach(() => {
  told = [];
});

function connect(notifications: Partial<BucketNotification>[], given: { letIn: boolean } = { letIn: true }) {
  const inventory = emptyInventory(new Map());
  const defaults = {
    logicalId: 'Files',
    bucket: 'files',
    event: 's3:ObjectCreated:*',
    prefix: '',
    suffix: '',
  };
  inventory.notifications.push(...notifications.map((one) => ({ ...defaults, targetArn: clerk, ...one })));
  if (given.letIn) {
    inventory.grants.push({
      functionName: 'Clerk',
      principal: 's3.amazonaws.com',
      sourceArn: 'arn:aws:s3:::files',
      sourceAccount: '000000000000',
    });
  }
  let emit: (event: ObjectEvent) => void = () => {};
  const note = (target: string, message: unknown) => {
    const [{ eventName, s3 }] = Object(message).Records;
    told.push({ target, name: eventName, key: s3.object.key });
  };
  connectBucketNotifications({
    inventory,
    services: {
      onObject: (callback) => {
        emit = callback;
      },
      sqs: {
        createQueue: async () => ({ queueName: '', queueUrl: '', queueArn: '' }),
        sendMessage: (name, body) => note(name, JSON.parse(body)),
      },
    },
    invoke: async (name, message) => {
      note(name, message);
      return { payload: null };
    },
    onError: () => {},
  });
  return (key: string, name = 'ObjectCreated:Put', bucket = 'files') =>
    emit({ bucket, key, name, size: 3, etag: 'e' });
}

test('LOCAL-01 functions and queues are told of the events, keys and bucket they asked for', () => {
  const put = connect([
    { prefix: 'in/', suffix: '.pdf' },
    { targetArn: queue, event: 's3:ObjectRemoved:Delete' },
  ]);

  put('in/a b+c.pdf');
  put('in/a.txt');
  put('out/a.pdf');
  put('in/a.pdf', 'ObjectCreated:Put', 'others');
  put('in/a.pdf', 'ObjectRemoved:Delete');

  expect(told).toEqual([
    { target: clerk, name: 'ObjectCreated:Put', key: 'in/a+b%2Bc.pdf' },
    { target: 'Inbox', name: 'ObjectRemoved:Delete', key: 'in/a.pdf' },
  ]);
});

test('a function has to let S3 in', () => {
  expect(() => connect([{}], { letIn: false })).toThrow(
    'no AWS::Lambda::Permission that lets s3.amazonaws.com',
  );
});

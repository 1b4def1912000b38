import type { Inventory } from '../provision/inventory.ts';
import type { BucketNotification } from '../provision/s3.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { ObjectEvent } from '../services/s3/object-events.ts';
import { accountId, arn, nameOfArn, region } from '../template/environment.ts';

let sequence = 0;

/** "Event message structure" in S3's guide. Keys are encoded as in a form. */
function messageOf({ bucket, key, name, size, etag }: ObjectEvent, { logicalId }: BucketNotification) {
  sequence += 1;
  const object = {
    key: encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+'),
    ...(name.startsWith('ObjectRemoved') ? {} : { size, eTag: etag }),
    sequencer: (Date.now() * 1000 + (sequence % 1000)).toString(16).toUpperCase().padStart(18, '0'),
  };
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: new Date().toISOString(),
        eventName: name,
        userIdentity: { principalId: accountId },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: {},
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: logicalId,
          bucket: { name: bucket, ownerIdentity: { principalId: accountId }, arn: arn('s3', bucket) },
          object,
        },
      },
    ],
  };
}

const matches = (notification: BucketNotification, event: ObjectEvent) => {
  const eventName = `s3:${event.name}`;
  const isMatchingEvent = notification.event.endsWith(':*')
    ? eventName.startsWith(notification.event.slice(0, -1))
    : eventName === notification.event;
  return (
    isMatchingEvent &&
    notification.bucket === event.bucket &&
    event.key.startsWith(notification.prefix) &&
    event.key.endsWith(notification.suffix)
  );
};

/** Sends the buckets' events to the queues that the template names. */
export function connectBucketNotifications(
  { notifications }: Pick<Inventory, 'notifications'>,
  services: Pick<CloudServices, 'onObject' | 'sqs'>,
): void {
  services.onObject((event) => {
    for (const notification of notifications.filter((one) => matches(one, event))) {
      const message = JSON.stringify(messageOf(event, notification));
      services.sqs.sendMessage(nameOfArn(notification.queueArn), message);
    }
  });
}

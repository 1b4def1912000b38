import type { Invoke } from '../lambda/invoker.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { BucketNotification } from '../provision/s3.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { ObjectEvent } from '../services/s3/object-events.ts';
import { accountId, arn, nameOfArn, region } from '../template/environment.ts';
import { demandGrant } from './grants.ts';

/** What bucket notifications are connected with. */
export interface BucketNotificationsOptions {
  inventory: Inventory;
  services: Pick<CloudServices, 'onObject' | 'sqs'>;
  invoke: Invoke;
  onError(what: string, error: unknown): void;
}

let sequence = 0;

/** The event of "Event message structure" in S3's manual; keys are written as in a form. */
function notificationOf({ bucket, key, name, size, etag }: ObjectEvent, { logicalId }: BucketNotification) {
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

const concerns = ({ bucket, event, prefix, suffix }: BucketNotification, { name, ...object }: ObjectEvent) =>
  bucket === object.bucket &&
  (event.endsWith(':*') ? `s3:${name}`.startsWith(event.slice(0, -1)) : event === `s3:${name}`) &&
  object.key.startsWith(prefix) &&
  object.key.endsWith(suffix);

/** Has the buckets of the inventory tell their functions and queues. Throws when a function does not let S3 in. */
export function connectBucketNotifications(options: BucketNotificationsOptions): void {
  const { inventory, services, invoke, onError } = options;
  for (const { logicalId, bucket, targetArn } of inventory.notifications) {
    if (targetArn.startsWith('arn:aws:lambda:'))
      demandGrant(inventory, nameOfArn(targetArn), 's3.amazonaws.com', arn('s3', bucket), logicalId);
  }
  services.onObject((event) => {
    for (const notification of inventory.notifications) {
      if (!concerns(notification, event)) continue;
      const { targetArn, logicalId } = notification;
      const message = notificationOf(event, notification);
      if (targetArn.startsWith('arn:aws:sqs:'))
        services.sqs.sendMessage(nameOfArn(targetArn), JSON.stringify(message));
      else invoke(targetArn, message, { type: 'Event' }).catch((error) => onError(logicalId, error));
    }
  });
}

import type { Scene, Situation } from '../situation.ts';

const createQueue = async ({ cloud, name }: Scene, properties: object = {}, suffix = '') =>
  (await cloud.sqs.createQueue({ QueueName: `${name}${suffix}`, ...properties })).queueUrl;

const createFifo = (scene: Scene, properties: object = {}) =>
  createQueue(scene, { FifoQueue: true, ...properties }, '.fifo');

const send = async (scene: Scene, members: object, properties: object = {}) =>
  scene.aws.json('sqs', 'SendMessage', {
    QueueUrl: await createQueue(scene, properties),
    MessageBody: 'a',
    ...members,
  });

const GROUP_IDS: Readonly<Record<string, string>> = { empty: '', spaces: 'group 123' };

/** SQS's answers to messages, receipts and attributes of queues. */
export const sqsSituations: readonly Situation[] = [
  [/send_oversized_message\[/, (scene) => send(scene, { MessageBody: 'a'.repeat(1_048_577) })],
  [
    /updated_maximum_message_size/,
    (scene) => send(scene, { MessageBody: 'a'.repeat(1_025) }, { MaximumMessageSize: 1_024 }),
  ],
  [/send_empty_message/, (scene) => send(scene, { MessageBody: '' })],
  [
    /message_with_empty_string_attribute/,
    (scene) => send(scene, { MessageAttributes: { ErrorDetails: { StringValue: '', DataType: 'String' } } }),
  ],
  [
    /invalid_message_group_id/,
    (scene, { situation }) => {
      const kind = /\[(\w+)\]/.exec(situation)?.[1] ?? '';
      return send(scene, { MessageGroupId: GROUP_IDS[kind] ?? 'a'.repeat(129) });
    },
  ],
  [
    /too_many_entries_in_batch/,
    async (scene) =>
      scene.aws.json('sqs', 'SendMessageBatch', {
        QueueUrl: await createQueue(scene),
        Entries: Array.from({ length: 20 }, (_, index) => ({ Id: `${index}`, MessageBody: 'a' })),
      }),
  ],
  [
    /batch_with_too_large_batch/,
    async (scene) =>
      scene.aws.json('sqs', 'DeleteMessageBatch', {
        QueueUrl: await createQueue(scene),
        Entries: Array.from({ length: 20 }, (_, index) => ({ Id: `${index}`, ReceiptHandle: 'a' })),
      }),
  ],
  [
    /unsupported_attribute_fifo.* invalid-attr-name-1/,
    async (scene) =>
      scene.aws.json('sqs', 'SetQueueAttributes', {
        QueueUrl: await createQueue(scene),
        Attributes: { FifoQueue: 'true' },
      }),
  ],
  [
    /unsupported_attribute_fifo.* invalid-attr-name-2/,
    async (scene) =>
      scene.aws.json('sqs', 'SetQueueAttributes', {
        QueueUrl: await createFifo(scene),
        Attributes: { FifoQueue: 'false' },
      }),
  ],
  [
    /standard_queue_with_fifo_attribute/,
    (scene, { where }) => {
      const name = {
        'invalid-attribute-fifo-queue': 'FifoQueue',
        'invalid-attribute-content-based-deduplication': 'ContentBasedDeduplication',
        'invalid-attribute-deduplication-scope': 'DeduplicationScope',
      }[where];
      const Attributes = { [name ?? 'FifoThroughputLimit']: 'queue' };
      return scene.aws.json('sqs', 'CreateQueue', { QueueName: scene.name, Attributes });
    },
  ],
  [
    /requires_deduplicationid_group_id.* invalid-parameter-value$/,
    async (scene) =>
      scene.aws.json('sqs', 'SendMessage', {
        QueueUrl: await createFifo(scene),
        MessageBody: 'a',
        MessageGroupId: 'a',
      }),
  ],
  [
    /requires_deduplicationid_group_id.* missing-parameter$/,
    async (scene) =>
      scene.aws.json('sqs', 'SendMessage', {
        QueueUrl: await createFifo(scene),
        MessageBody: 'a',
        MessageDeduplicationId: 'a',
      }),
  ],
  [
    /successive_purge_calls/,
    async (scene) => {
      const QueueUrl = await createQueue(scene);
      await scene.aws.json('sqs', 'PurgeQueue', { QueueUrl });
      return scene.aws.json('sqs', 'PurgeQueue', { QueueUrl });
    },
  ],
  [
    /fifo_delete_after_visibility_timeout/,
    async (scene) => {
      const QueueUrl = await createFifo(scene, { ContentBasedDeduplication: true });
      await scene.aws.json('sqs', 'SendMessage', { QueueUrl, MessageBody: 'a', MessageGroupId: 'a' });
      const { body } = await scene.aws.json('sqs', 'ReceiveMessage', { QueueUrl });
      const ReceiptHandle = /"ReceiptHandle":"([^"]+)"/.exec(body)?.[1];
      await scene.aws.json('sqs', 'ChangeMessageVisibility', {
        QueueUrl,
        ReceiptHandle,
        VisibilityTimeout: 0,
      });
      return scene.aws.json('sqs', 'DeleteMessage', { QueueUrl, ReceiptHandle });
    },
  ],
  [
    /completely_remove_resource|add_properties_with_replacement/,
    (scene) => scene.aws.json('sqs', 'GetQueueUrl', { QueueName: scene.name }),
  ],
];

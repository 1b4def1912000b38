import type { Scene, Situation } from '../situation.ts';

const TOPIC = 'arn:aws:sns:us-east-1:000000000000:Operations';
const OTHER_REGION = 'arn:aws:sns:eu-central-1:000000000000:Operations';

const publish = ({ aws }: Scene, members: Record<string, string>) =>
  aws.form('sns', 'Publish', { TopicArn: TOPIC, Message: 'a', ...members });

const publishBatch = ({ aws }: Scene, members: Record<string, string>) => {
  const named = Object.entries({ Id: 'a', Message: 'a', ...members }).map(([name, value]) => [
    `PublishBatchRequestEntries.member.1.${name}`,
    value,
  ]);
  return aws.form('sns', 'PublishBatch', { TopicArn: TOPIC, ...Object.fromEntries(named) });
};

const attribute = (name: string, value: Record<string, string>): Record<string, string> => ({
  'MessageAttributes.entry.1.Name': name,
  ...Object.fromEntries(
    Object.entries(value).map(([member, text]) => [`MessageAttributes.entry.1.Value.${member}`, text]),
  ),
});

const TEXT = { DataType: 'String', StringValue: 'a' };
/** The attributes by the name of AWS's answer. */
const ATTRIBUTES: Readonly<Record<string, Record<string, string>>> = {
  missing_string_attr: attribute('attr1', { DataType: 'String', StringValue: '' }),
  fully_missing_string_attr: attribute('attr1', { DataType: 'String' }),
  fully_missing_data_type: attribute('attr1', { StringValue: 'a' }),
  missing_binary_attr: attribute('attr1', { DataType: 'Binary', BinaryValue: '' }),
  str_attr_binary_value: attribute('attr1', { DataType: 'String', BinaryValue: 'YQ==' }),
  int_attr_binary_value: attribute('attr1', { DataType: 'Number', BinaryValue: 'YQ==' }),
  binary_attr_string_value: attribute('attr1', { DataType: 'Binary', StringValue: 'a' }),
  invalid_attr_string_value: attribute('attr1', { DataType: 'InvalidType', StringValue: 'a' }),
  too_long_name: attribute('a'.repeat(257), TEXT),
  invalid_name: attribute('a^', TEXT),
  invalid_name_2: attribute('.a', TEXT),
  invalid_name_3: attribute('a.', TEXT),
  invalid_name_4: attribute('a..a', TEXT),
};

const STRUCTURES: Readonly<Record<string, string>> = {
  'missing-default-key': '{"sqs":"a"}',
  'invalid-json': '{"default":',
  'key-is-not-string': '{"default":{"a":1}}',
};

/** SNS's answers to messages. */
export const snsSituations: readonly Situation[] = [
  [/test_empty_sns_message/, (scene) => publish(scene, { Message: '' })],
  [/too_long_message error$/, (scene) => publish(scene, { Message: 'a'.repeat(262_145) })],
  [
    /too_long_message error-with-attrs/,
    (scene) => publish(scene, { Message: 'a'.repeat(262_140), ...attribute('attr', TEXT) }),
  ],
  [
    /message_structure_json_exc/,
    (scene, { where }) => publish(scene, { Message: STRUCTURES[where] ?? '', MessageStructure: 'json' }),
  ],
  [
    /wrong_message_attributes batch-/,
    (scene, { where }) => publishBatch(scene, ATTRIBUTES[where.replace('batch-', '')] ?? {}),
  ],
  [/wrong_message_attributes/, (scene, { where }) => publish(scene, ATTRIBUTES[where] ?? {})],
  [/topic-not-exists|publish-batch-no-topic/, (scene) => publish(scene, {})],
  [
    /publish_batch_invalid_entry_id/,
    (scene, { message }) => publishBatch(scene, { Id: message.split(': ').at(-1) ?? '' }),
  ],
  [
    /wrong_phone_format (invalid-number|wrong-format)/,
    ({ aws }, { where }) =>
      aws.form('sns', 'Publish', {
        Message: 'a',
        PhoneNumber: where === 'invalid-number' ? '+1a234' : 'NAA+15551234567',
      }),
  ],
  [
    /cross-region-publish-forbidden|another_region error$/,
    (scene) => publish(scene, { TopicArn: OTHER_REGION }),
  ],
  [
    /another_region error-batch/,
    ({ aws }) =>
      aws.form('sns', 'PublishBatch', {
        TopicArn: OTHER_REGION,
        'PublishBatchRequestEntries.member.1.Id': 'a',
        'PublishBatchRequestEntries.member.1.Message': 'a',
      }),
  ],
];

const LONG = 'a'.repeat(256);
/** Message tags by the parameters of LocalStack's test. */
const TAGS: Readonly<Record<string, readonly [name: string, value: string]>> = {
  test_invalid_name_len: [LONG, 'test'],
  test_invalid_value_len: ['test', LONG],
  test_priority_name_value: ['test_invalid_name@123', LONG],
};

/** SES's answers to the tags of mail. */
export const sesSituations: readonly Situation[] = [
  [
    /invalid_tags_send_email/,
    ({ aws }, { situation }) => {
      const given = /\[(.*)\]/.exec(situation)?.[1] ?? '';
      const [name = '', value = ''] = TAGS[given] ?? given.split('-');
      return aws.form('ses', 'SendEmail', {
        Source: 'a@example.com',
        'Destination.ToAddresses.member.1': 'b@example.com',
        'Message.Subject.Data': 's',
        'Message.Body.Text.Data': 't',
        'Tags.member.1.Name': name,
        'Tags.member.1.Value': value,
      });
    },
  ],
];

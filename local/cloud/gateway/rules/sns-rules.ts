import { z } from 'zod';
import { AwsError } from '../aws-error.ts';
import { attributeBytes, refuseSnsAttributes } from './message-attributes.ts';

/*
 * Rules of SNS's API reference that it states in words only: https://docs.aws.amazon.com/sns/latest/api/API_Publish.html and
 * API_PublishBatch.html. Codes and messages are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const invalid = (message: string) => new AwsError(400, 'InvalidParameter', `Invalid parameter: ${message}`);

const MAX_MESSAGE_BYTES = 262_144;
const MAX_BATCH = 10;
const MAX_ENTRY_ID = 80;
/** E.164. */
const PHONE_NUMBER = /^\+\d{1,15}$/;
/**
 * "Must be ASCII text that begins with a letter, number, or punctuation mark", of at most 100 characters on one line.
 */
const SUBJECT = /^[\x21-\x7e][\x20-\x7e]{0,99}$/;

const message = z.looseObject({
  Message: z.string().default(''),
  MessageStructure: z.string().optional(),
  MessageAttributes: z.unknown().optional(),
  Subject: z.string().optional(),
});
const published = message.extend({
  TopicArn: z.string().optional(),
  TargetArn: z.string().optional(),
  PhoneNumber: z.string().optional(),
});
const batch = z.looseObject({
  TopicArn: z.string(),
  PublishBatchRequestEntries: z.array(message.extend({ Id: z.string() })).default([]),
});

/** A JSON message has one text for each protocol, and a default. */
function refuseStructure({ Message, MessageStructure }: z.infer<typeof message>): AwsError | undefined {
  if (MessageStructure !== 'json') return undefined;
  try {
    const texts = z.looseObject({ default: z.string() }).safeParse(JSON.parse(Message));
    return texts.success ? undefined : invalid('Message Structure - No default entry in JSON message body');
  } catch {
    return invalid('Message Structure - JSON message body failed to parse');
  }
}

function refuseMessage(one: z.infer<typeof message>): AwsError | undefined {
  if (one.Message === '') return invalid('Empty message');
  if (Buffer.byteLength(one.Message) + attributeBytes(one.MessageAttributes) > MAX_MESSAGE_BYTES)
    return invalid('Message too long');
  if (one.Subject !== undefined && !SUBJECT.test(one.Subject)) return invalid('Subject');
  return refuseStructure(one) ?? refuseSnsAttributes(one.MessageAttributes);
}

/** An ARN of a topic in another region is as wrong as one with too few parts. */
function refuseArn(name: string, arn: string): AwsError | undefined {
  const parts = arn.split(':');
  if (parts.length < 6)
    return invalid(`${name} Reason: An ARN must have at least 6 elements, not ${parts.length}`);
  return parts[3] === 'us-east-1' ? undefined : invalid(name);
}

function refusePublish(input: z.infer<typeof published>): AwsError | undefined {
  const { TopicArn, TargetArn, PhoneNumber } = input;
  if (PhoneNumber !== undefined && !PHONE_NUMBER.test(PhoneNumber))
    return invalid(`PhoneNumber Reason: ${PhoneNumber} is not valid to publish to`);
  if (TopicArn === undefined && TargetArn === undefined && PhoneNumber === undefined)
    return invalid('TopicArn or TargetArn Reason: no value for required parameter');
  const refused =
    TopicArn === undefined
      ? TargetArn !== undefined && refuseArn('TargetArn', TargetArn)
      : refuseArn('TopicArn', TopicArn);
  return refused || refuseMessage(input);
}

const batchError = (code: string, text: string) => new AwsError(400, code, text);

function refuseBatch({ TopicArn, PublishBatchRequestEntries: entries }: z.infer<typeof batch>) {
  const refused = refuseArn('TopicArn', TopicArn);
  if (refused) return refused;
  if (entries.length === 0)
    return batchError('EmptyBatchRequest', "The batch request doesn't contain any entries.");
  if (entries.length > MAX_BATCH)
    return batchError(
      'TooManyEntriesInBatchRequest',
      'The batch request contains more entries than permissible.',
    );
  const ids = entries.map(({ Id }) => Id);
  const long = ids.find((id) => id.length > MAX_ENTRY_ID);
  if (long !== undefined)
    return batchError(
      'InvalidBatchEntryId',
      `The Id of a batch entry in the batch request is too long: ${long}`,
    );
  const wrong = ids.find((id) => !/^[\w-]+$/.test(id));
  if (wrong !== undefined)
    return batchError(
      'InvalidBatchEntryId',
      `The Id of a batch entry in the batch request contains an impermissible character: ${wrong}`,
    );
  if (new Set(ids).size < ids.length)
    return batchError(
      'BatchEntryIdsNotDistinct',
      'Two or more batch entries in the request have the same Id.',
    );
  const bytes = entries.reduce(
    (sum, one) => sum + Buffer.byteLength(one.Message) + attributeBytes(one.MessageAttributes),
    0,
  );
  if (bytes > MAX_MESSAGE_BYTES)
    return batchError(
      'BatchRequestTooLong',
      'The length of all the messages put together is more than the limit.',
    );
  return entries.map(refuseMessage).find((error) => error !== undefined);
}

/** Returns SNS's error for a message that breaks one of its documented rules. */
export function refuseSnsRequest(action: string, input: unknown): AwsError | undefined {
  if (action === 'Publish') return refusePublish(published.parse(input));
  return action === 'PublishBatch' ? refuseBatch(batch.parse(input)) : undefined;
}

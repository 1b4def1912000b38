import { AwsError } from '../aws-error.ts';
import { refuseSqsAttributes } from './message-attributes.ts';
import { refuseQueueAttributes } from './sqs-queue-rules.ts';
import { findMembers } from './violations.ts';

/*
 * Rules of SQS's API reference that it states in words only, since its model has hardly a constraint:
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html and its siblings. Codes and
 * messages are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0) where it has the situation.
 */

const invalid = (name: string, value: unknown, reason: string) =>
  new AwsError(
    400,
    'InvalidParameterValue',
    `Value ${value} for parameter ${name} is invalid. Reason: ${reason}`,
  );
const batchError = (code: string, message: string) =>
  new AwsError(400, `AWS.SimpleQueueService.${code}`, message);

const ID = /^[A-Za-z0-9!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]{1,128}$/;
const BATCH_ID = /^[\w-]{1,80}$/;
const MAX_BATCH = 10;
const MAX_BATCH_BYTES = 1_048_576;
/** Also unpaired surrogates, which no UTF-8 text has. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

const RANGES: Readonly<Record<string, readonly [min: number, max: number, reason: string]>> = {
  MaxNumberOfMessages: [1, 10, 'Must be between 1 and 10, if provided.'],
  WaitTimeSeconds: [0, 20, 'Must be >= 0 and <= 20, if provided.'],
  VisibilityTimeout: [0, 43_200, 'Must be between 0 and 43200, if provided.'],
  DelaySeconds: [0, 900, 'DelaySeconds must be >= 0 and <= 900.'],
};

function refuseMember(name: string, value: unknown): AwsError | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  if ((name === 'MessageGroupId' || name === 'MessageDeduplicationId') && !ID.test(text))
    return invalid(
      name,
      value,
      `${name} can only include alphanumeric and punctuation characters. 1 to 128 in length.`,
    );
  if (name === 'MessageBody' && text === '')
    return new AwsError(400, 'MissingParameter', 'The request must contain the parameter MessageBody.');
  if (name === 'MessageBody' && FORBIDDEN.test(text))
    return new AwsError(
      400,
      'InvalidMessageContents',
      'Invalid characters found. Valid unicode characters are #x9 | #xA | #xD | #x20 to #xD7FF | #xE000 to #xFFFD | #x10000 to #x10FFFF',
    );
  const [min, max, reason] = RANGES[name] ?? [];
  if (min !== undefined && max !== undefined && (Number(value) < min || Number(value) > max))
    return invalid(name, value, reason ?? '');
  return undefined;
}

/** The limits of a batch as a whole. */
function refuseBatch(action: string, input: unknown): AwsError | undefined {
  const [entries] = findMembers(input, 'Entries').map(({ value }) => value);
  if (!Array.isArray(entries)) return undefined;
  if (entries.length === 0)
    return batchError(
      'EmptyBatchRequest',
      `There should be at least one ${action}RequestEntry in the request.`,
    );
  if (entries.length > MAX_BATCH)
    return batchError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_BATCH}. You have sent ${entries.length}.`,
    );
  const ids = findMembers(input, 'Entries[].Id').map(({ value }) => String(value));
  if (!ids.every((id) => BATCH_ID.test(id)))
    return batchError(
      'InvalidBatchEntryId',
      'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
    );
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) return batchError('BatchEntryIdsNotDistinct', `Id ${repeated} repeated.`);
  const bytes = findMembers(input, 'Entries[].MessageBody').reduce(
    (sum, { value }) => sum + Buffer.byteLength(String(value ?? '')),
    0,
  );
  return bytes > MAX_BATCH_BYTES
    ? batchError(
        'BatchRequestTooLong',
        `Batch requests cannot be longer than ${MAX_BATCH_BYTES} bytes. You have sent ${bytes} bytes.`,
      )
    : undefined;
}

/** Parameters that only one type of queue takes. */
function refuseForQueueType(path: (member: string) => string, input: unknown): AwsError | undefined {
  const [url] = findMembers(input, 'QueueUrl').map(({ value }) => String(value ?? ''));
  const name = url?.endsWith('.fifo') ? 'DelaySeconds' : 'MessageDeduplicationId';
  const [found] = findMembers(input, path(name)).filter(({ value }) => value !== undefined && value !== 0);
  return (
    found && invalid(name, found.value, 'The request include parameter that is not valid for this queue type')
  );
}

/** SQS refuses a batch for these in any entry. For a body it reports the entry as failed, and takes the others. */
const MEMBERS_OF_BATCHES = ['MessageGroupId', 'MessageDeduplicationId', ...Object.keys(RANGES)];

/** Returns SQS's error for a request that breaks one of its documented rules. */
export function refuseSqsRequest(action: string, input: unknown): AwsError | undefined {
  if (/^(Create|Set|Get)Queue(Attributes)?$/.test(action)) return refuseQueueAttributes(action, input);
  const isBatch = action.endsWith('Batch');
  const refusal = isBatch ? refuseBatch(action, input) : undefined;
  if (refusal) return refusal;
  const path = (name: string) => (isBatch ? `Entries[].${name}` : name);
  for (const name of isBatch ? MEMBERS_OF_BATCHES : [...MEMBERS_OF_BATCHES, 'MessageBody'])
    for (const { value } of findMembers(input, path(name))) {
      const error = refuseMember(name, value);
      if (error) return error;
    }
  if (!action.startsWith('SendMessage')) return undefined;
  const [wrong] = findMembers(input, path('MessageAttributes')).flatMap(
    ({ value }) => refuseSqsAttributes(value) ?? [],
  );
  return wrong ?? refuseForQueueType(path, input);
}

import { AwsError } from '../aws-error.ts';
import { findMembers } from './violations.ts';

/*
 * DynamoDB Local refuses most of what breaks DynamoDB's limits itself; services/dynamodb/limits.test.ts tries each. This is
 * the rest: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html#limits-naming-rules and
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
 */

const NAME = /^[\w.-]{3,255}$/;
const MAX_BATCH_BYTES = 16_777_216;

const TABLE_NAMES = [
  'TableName',
  'RequestItems{key}',
  ...['Put', 'Update', 'Delete', 'ConditionCheck', 'Get'].map((kind) => `TransactItems[].${kind}.TableName`),
];

const invalid = (message: string) => new AwsError(400, 'ValidationException', message);

/** Returns DynamoDB's error for a table's name, or for a batch that is too large as a whole. */
export function refuseDynamoDbRequest(action: string, input: unknown): AwsError | undefined {
  const names = TABLE_NAMES.flatMap((path) => findMembers(input, path)).flatMap(({ value }) =>
    typeof value === 'string' ? [value.replace(/^arn:aws:dynamodb:.*:table\//, '')] : [],
  );
  if (!names.every((name) => NAME.test(name)))
    return invalid(
      "Invalid table/index name.  Table/index names must be between 3 and 255 characters long, and may contain only the characters a-z, A-Z, 0-9, '_', '-', and '.'",
    );
  return action === 'BatchWriteItem' && Buffer.byteLength(JSON.stringify(input)) > MAX_BATCH_BYTES
    ? invalid(`The batch is larger than ${MAX_BATCH_BYTES} bytes.`)
    : undefined;
}

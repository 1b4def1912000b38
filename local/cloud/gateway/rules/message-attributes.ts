import { z } from 'zod';
import { AwsError } from '../aws-error.ts';

/*
 * The names, types and values of message attributes, which SQS and SNS word differently:
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html and
 * https://docs.aws.amazon.com/sns/latest/dg/sns-message-attributes.html
 */

const attributeMap = z.record(
  z.string(),
  z.looseObject({
    DataType: z.string().default(''),
    StringValue: z.string().optional(),
    BinaryValue: z.string().optional(),
  }),
);
type Attribute = z.infer<typeof attributeMap>[string];

const MAX_NAME = 256;
const NAME_CHARACTER = /[\w.-]/;
const TYPE = /^(String|Number|Binary)(\..+)?$/;
const FORBIDDEN_SQS_NAME = /^(aws\.|amazon\.|\.)|\.$|\.\./i;

function sqsProblem(name: string, { DataType, StringValue, BinaryValue }: Attribute): string | undefined {
  if (name.length >= MAX_NAME) return `Message (user) attribute names must be shorter than ${MAX_NAME} Bytes`;
  if (![...name].every((one) => NAME_CHARACTER.test(one)))
    return 'Message (user) attributes name can only contain upper and lower score characters, digits, periods, hyphens and underscores. ';
  if (FORBIDDEN_SQS_NAME.test(name))
    return "You can't use message attribute names beginning with 'AWS.' or 'Amazon.'. These strings are reserved for internal use. Additionally, they cannot start or end with '.'.";
  if (!TYPE.test(DataType))
    return `The type of message (user) attribute '${name}' is invalid. You must use only the following supported type prefixes: Binary, Number, String.`;
  const [type = ''] = DataType.split('.');
  return (type === 'Binary' ? BinaryValue : StringValue)
    ? undefined
    : `Message (user) attribute '${name}' must contain a non-empty value of type '${DataType}'.`;
}

function snsNameProblem(name: string): string | undefined {
  if (name.length > MAX_NAME) return `Length of message attribute name must be less than ${MAX_NAME} bytes.`;
  if (name.startsWith('.')) return "Invalid message attribute name starting with character '.' was found.";
  if (name.endsWith('.')) return "Invalid message attribute name ending with character '.' was found.";
  const other = [...name].find((one) => !NAME_CHARACTER.test(one));
  if (other !== undefined)
    return `Invalid non-alphanumeric character '#x${other.codePointAt(0)?.toString(16).toUpperCase()}' was found in the message attribute name. Can only include alphanumeric characters, hyphens, underscores, or dots.`;
  return name.includes('..') ? "Message attribute name can not have successive '.' character." : undefined;
}

function snsProblem(name: string, attribute: Attribute): string | undefined {
  const nameProblem = snsNameProblem(name);
  if (nameProblem) return nameProblem;
  const { DataType, StringValue, BinaryValue } = attribute;
  if (!TYPE.test(DataType))
    return `The message attribute '${name}' has an invalid message attribute type, the set of supported type prefixes is Binary, Number, and String.`;
  const isBinary = DataType.startsWith('Binary');
  const [value, other] = isBinary ? [BinaryValue, StringValue] : [StringValue, BinaryValue];
  if (value === undefined && other !== undefined)
    return `The message attribute '${name}' with type '${DataType}' must use field '${isBinary ? 'Binary' : 'String'}'.`;
  return value
    ? undefined
    : `The message attribute '${name}' must contain non-empty message attribute value for message attribute type '${DataType}'.`;
}

function firstProblem(
  attributes: unknown,
  problemOf: (name: string, attribute: Attribute) => string | undefined,
): string | undefined {
  for (const [name, attribute] of Object.entries(attributeMap.safeParse(attributes).data ?? {})) {
    const problem = problemOf(name, attribute);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns SQS's error for the attributes of one message. */
export function refuseSqsAttributes(attributes: unknown): AwsError | undefined {
  const problem = firstProblem(attributes, sqsProblem);
  return problem === undefined ? undefined : new AwsError(400, 'InvalidParameterValue', problem);
}

/** Returns SNS's error for the attributes of one message. */
export function refuseSnsAttributes(attributes: unknown): AwsError | undefined {
  const problem = firstProblem(attributes, snsProblem);
  return problem === undefined ? undefined : new AwsError(400, 'ParameterValueInvalid', problem);
}

/** The bytes that attributes add to a message: names, types and values. */
export function attributeBytes(attributes: unknown): number {
  return Object.entries(attributeMap.safeParse(attributes).data ?? {}).reduce(
    (sum, [name, { DataType, StringValue = '', BinaryValue = '' }]) =>
      sum + Buffer.byteLength(name + DataType + StringValue) + Buffer.byteLength(BinaryValue, 'base64'),
    0,
  );
}

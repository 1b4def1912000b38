import { AwsError } from '../aws-error.ts';
import { findMembers } from './violations.ts';

/*
 * Rules that SES documents in words only: https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html,
 * https://docs.aws.amazon.com/ses/latest/dg/quotas.html (recipients, sizes) and API_SendRawEmail.html. The messages about
 * tags are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const MAX_TAG = 255;
const MAX_RECIPIENTS = 50;
/** Of a message as it is sent, with its attachments encoded. */
const MAX_BYTES = { ses: 10_485_760, sesv2: 41_943_040 };

const BYTES: Readonly<Record<string, string>> = { ses: 'RawMessage.Data', sesv2: 'Content.Raw.Data' };
const TAGS: Readonly<Record<string, string>> = { ses: 'Tags[]', sesv2: 'EmailTags[]' };
const RECIPIENTS: Readonly<Record<string, readonly string[]>> = {
  ses: ['Destinations[]', ...['To', 'Cc', 'Bcc'].map((kind) => `Destination.${kind}Addresses[]`)],
  sesv2: ['To', 'Cc', 'Bcc'].map((kind) => `Destination.${kind}Addresses[]`),
};

type Version = keyof typeof MAX_BYTES;

/** Version 2 calls a wrong parameter a bad request. */
const invalidMail = (version: Version, message: string) =>
  new AwsError(400, version === 'sesv2' ? 'BadRequestException' : 'InvalidParameterValue', message);

function tagProblem(name: string, value: string): string | undefined {
  if (name === '') return 'The tag name must be specified.';
  if (name.length > MAX_TAG) return `Tag name cannot exceed ${MAX_TAG} characters.`;
  if (!/^[\w-]+$/.test(name))
    return `Invalid tag name <${name}>: only alphanumeric ASCII characters, '_',  '-' are allowed.`;
  if (value === '') return 'The tag value must be specified.';
  if (value.length > MAX_TAG) return `Tag value cannot exceed ${MAX_TAG} characters.`;
  return /^[\w.@-]+$/.test(value)
    ? undefined
    : `Invalid tag value <${value}>: only alphanumeric ASCII characters, '_',  '-' , '.', '@' are allowed.`;
}

/** Throws SES's error for the first message tag with a wrong name or value, in the words of version 1. */
export function checkTags(tags: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(tags)) {
    const problem = tagProblem(name, value);
    if (problem !== undefined) throw invalidMail('ses', problem);
  }
}

const textsAt = (input: unknown, path: string) =>
  findMembers(input, path).map(({ value }) => String(value ?? ''));

function refuse(version: Version, input: unknown): AwsError | undefined {
  const names = textsAt(input, `${TAGS[version]}.Name`);
  const values = textsAt(input, `${TAGS[version]}.Value`);
  for (const [index, name] of names.entries()) {
    const problem = tagProblem(name, values[index] ?? '');
    if (problem !== undefined) return invalidMail(version, problem);
  }
  const recipients = RECIPIENTS[version]?.flatMap((path) => findMembers(input, path)) ?? [];
  if (recipients.length > MAX_RECIPIENTS)
    return invalidMail(version, `Recipient count exceeds ${MAX_RECIPIENTS}.`);
  const [raw = ''] = textsAt(input, BYTES[version] ?? '');
  const bytes = Buffer.byteLength(raw, 'base64');
  return bytes > MAX_BYTES[version]
    ? invalidMail(version, `Message length is more than ${MAX_BYTES[version]} bytes long: '${bytes}'.`)
    : undefined;
}

/** Returns SES's error for a mail that breaks one of the documented rules of version 1. */
export const refuseSesRequest = (_action: string, input: unknown) => refuse('ses', input);

/** Returns SES's error for a mail that breaks one of the documented rules of version 2. */
export const refuseSesV2Request = (_action: string, input: unknown) => refuse('sesv2', input);

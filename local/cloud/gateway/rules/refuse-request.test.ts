import { describe, expect, test } from '@jest/globals';
import type { AwsRequest } from '../service.ts';
import { refuseRequest } from './refuse-request.ts';

const request = (service: string, action: string, body: string, type: string): AwsRequest => ({
  service,
  action,
  principal: null,
  sourceIp: '127.0.0.1',
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

const json = (service: string, action: string, members: object) =>
  request(service, action, JSON.stringify(members), 'application/x-amz-json-1.0');
const form = (service: string, action: string, members: Record<string, string>) =>
  request(
    service,
    action,
    new URLSearchParams({ Action: action, ...members }).toString(),
    'application/x-www-form-urlencoded',
  );

const answer = (call: AwsRequest) => {
  const error = refuseRequest(call);
  return error && `${error.status} ${error.code}: ${error.message}`;
};

const QueueUrl = 'http://127.0.0.1/000000000000/Boards.fifo';
const entry = (members: object) =>
  json('sqs', 'SendMessageBatch', { QueueUrl, Entries: [{ Id: '0', MessageBody: 'a', ...members }] });

describe('OPS-01 requests that AWS refuses for what they say', () => {
  test('a deduplication id with a space', () => {
    expect(answer(entry({ MessageDeduplicationId: '0 2026-11-28T12:00:00.000Z' }))).toBe(
      '400 InvalidParameterValue: Value 0 2026-11-28T12:00:00.000Z for parameter MessageDeduplicationId is invalid. Reason: MessageDeduplicationId can only include alphanumeric and punctuation characters. 1 to 128 in length.',
    );
    expect(answer(entry({ MessageDeduplicationId: '0-2026-11-28T12:00:00.000Z' }))).toBeUndefined();
  });

  test('a misspelled member that is required', () => {
    expect(answer(json('sqs', 'SendMessage', { QueueUrl, MessageBodyy: 'a' }))).toBe(
      '400 MissingParameter: The request must contain the parameter MessageBody.',
    );
    expect(answer(json('dynamodb', 'GetItem', { Table: 'Rows', Key: { pk: { S: 'a' } } }))).toBe(
      "400 ValidationException: 1 validation error detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null",
    );
  });

  test.each([
    ['a group id with a space', { MessageGroupId: 'group 123' }, 'InvalidParameterValue'],
    ['an empty group id', { MessageGroupId: '' }, 'InvalidParameterValue'],
    ['a group id of 129 characters', { MessageGroupId: 'a'.repeat(129) }, 'InvalidParameterValue'],
    ['a delay of 901 seconds', { DelaySeconds: 901 }, 'InvalidParameterValue'],
    ['an entry id with a dot', { Id: 'a.b' }, 'AWS.SimpleQueueService.InvalidBatchEntryId'],
  ])('SQS: %s', (_name, members, code) => {
    expect(refuseRequest(entry(members))?.code).toBe(code);
  });

  test.each([
    ['an empty body', '', 'MissingParameter'],
    ['a body with a control character', '\u0000', 'InvalidMessageContents'],
    ['a body with half a surrogate pair', '\ud83d', 'InvalidMessageContents'],
  ])('SQS: %s', (_name, MessageBody, code) => {
    expect(refuseRequest(json('sqs', 'SendMessage', { QueueUrl, MessageBody }))?.code).toBe(code);
  });

  test('SQS: a batch above the limit', () => {
    const Entries = Array.from({ length: 20 }, (_, index) => ({ Id: String(index), ReceiptHandle: 'a' }));

    expect(answer(json('sqs', 'DeleteMessageBatch', { QueueUrl, Entries }))).toBe(
      '400 AWS.SimpleQueueService.TooManyEntriesInBatchRequest: Maximum number of entries per request are 10. You have sent 20.',
    );
  });

  test('SQS: entry ids that are not distinct', () => {
    const Entries = ['a', 'a'].map((Id) => ({ Id, MessageBody: 'b' }));

    expect(refuseRequest(json('sqs', 'SendMessageBatch', { QueueUrl, Entries }))?.message).toBe(
      'Id a repeated.',
    );
  });

  test('SNS: an attribute without a type, in a form', () => {
    const members = {
      TopicArn: 'arn:aws:sns:us-east-1:000000000000:Alarms',
      Message: 'a',
      'MessageAttributes.entry.1.Name': 'attr1',
      'MessageAttributes.entry.1.Value.StringValue': 'b',
    };

    expect(answer(form('sns', 'Publish', members))).toBe(
      "400 ValidationError: 1 validation error detected: Value null at 'messageAttributes.attr1.member.dataType' failed to satisfy constraint: Member must not be null",
    );
  });

  test('Cognito: a user name and an attribute that are too long', () => {
    const members = {
      ClientId: 'abc',
      Username: 'u'.repeat(129),
      UserAttributes: [{ Name: 'n'.repeat(33), Value: 'v' }],
    };

    expect(refuseRequest(json('cognito-idp', 'SignUp', members))).toMatchObject({
      code: 'InvalidParameterException',
      message: expect.stringMatching(
        /^2 validation errors detected: .*'username'.*'userAttributes\.1\.member\.name'/,
      ),
    });
  });

  test.each([
    ['a new password', undefined],
    [' begins with a space', '^[\\S]+.*[\\S]+$'],
    ['a'.repeat(257), 'less than or equal to 256'],
  ])('Cognito: the password %j', (ProposedPassword, rule) => {
    const call = json('cognito-idp', 'ChangePassword', { AccessToken: 'a.b.c', ProposedPassword });

    const message = refuseRequest(call)?.message;

    expect(message?.startsWith("1 validation error detected: Value at 'proposedPassword' failed")).toBe(
      rule && true,
    );
    expect(message?.endsWith(`${rule}`)).toBe(rule && true);
  });

  test.each([
    ['7', undefined],
    ['12 34', '[\\S]+'],
  ])('Cognito: the code %j', (ConfirmationCode, pattern) => {
    const call = json('cognito-idp', 'ConfirmSignUp', { ClientId: 'abc', Username: 'u', ConfirmationCode });

    const message = refuseRequest(call)?.message;

    expect(message?.endsWith(`Member must satisfy regular expression pattern: ${pattern}`)).toBe(
      pattern && true,
    );
  });

  test('an operation without constraints passes', () => {
    expect(refuseRequest(json('sqs', 'ListQueues', {}))).toBeUndefined();
    expect(refuseRequest(json('unknown', 'Anything', {}))).toBeUndefined();
  });
});

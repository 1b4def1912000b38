import { describe, expect, test } from '@jest/globals';
import type { AwsRequest } from '../service.ts';
import { refuseInput, refuseRequest } from './refuse-request.ts';

const answer = (service: string, action: string, members: object) => {
  const error = refuseInput(service, action, members);
  return error && `${error.status} ${error.code}: ${error.message}`;
};

const object = (action: string, parts: Partial<AwsRequest>): AwsRequest => ({
  service: 's3',
  action,
  principal: null,
  sourceIp: '127.0.0.1',
  method: 'PUT',
  path: '/resumes/a.pdf',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.from('text'),
  ...parts,
});

const recipients = (count: number) => Array.from({ length: count }, (_, index) => `${index}@example.com`);
const raw = (bytes: number) => Buffer.alloc(bytes).toString('base64');

describe('OPS-01 rules that AWS documents in words only', () => {
  test('SES: 50 recipients, and raw mails of 10 MB in version 1 and 40 MB in version 2', () => {
    const v1 = (Destinations: string[], bytes: number) =>
      answer('ses', 'SendRawEmail', { Destinations, RawMessage: { Data: raw(bytes) } });
    const v2 = (bytes: number) => answer('sesv2', 'SendEmail', { Content: { Raw: { Data: raw(bytes) } } });

    expect(v1(recipients(50), 10_485_760)).toBeUndefined();
    expect(v1(recipients(51), 1)).toBe('400 InvalidParameterValue: Recipient count exceeds 50.');
    expect(v1([], 10_485_761)).toBe(
      "400 InvalidParameterValue: Message length is more than 10485760 bytes long: '10485761'.",
    );
    expect(v2(41_943_040)).toBeUndefined();
    expect(v2(41_943_041)).toMatch(/^400 BadRequestException: Message length is more than 41943040/);
  });

  test('SES: a tag in version 2', () => {
    const members = { Content: { Raw: { Data: raw(1) } }, EmailTags: [{ Name: 'kind', Value: 'a b' }] };

    expect(answer('sesv2', 'SendEmail', members)).toMatch(
      /^400 BadRequestException: Invalid tag value <a b>/,
    );
  });

  test.each([
    ['a message with a subject', { Subject: 'Daily report' }, undefined],
    ['a subject with a line break', { Subject: 'a\nb' }, 'Invalid parameter: Subject'],
    [
      'no target',
      { TopicArn: undefined },
      'Invalid parameter: TopicArn or TargetArn Reason: no value for required parameter',
    ],
    [
      'no ARN',
      { TopicArn: 'a:b' },
      'Invalid parameter: TopicArn Reason: An ARN must have at least 6 elements, not 2',
    ],
  ])('SNS: %s', (_name, changes, message) => {
    const members = { TopicArn: 'arn:aws:sns:us-east-1:000000000000:Alarms', Message: 'a', ...changes };

    expect(refuseInput('sns', 'Publish', members)?.message).toBe(message);
  });

  test.each([
    ['a name of two characters', 'PutItem', { TableName: 'ab', Item: {} }],
    ['a name with a space', 'BatchGetItem', { RequestItems: { 'a table': { Keys: [{}] } } }],
  ])('DynamoDB: %s of a table', (_name, action, members) => {
    expect(answer('dynamodb', action, members)).toMatch(
      /^400 ValidationException: Invalid table\/index name\./,
    );
  });

  test('DynamoDB: a table’s name and its ARN', () => {
    for (const TableName of ['Daybreak-Rows', 'arn:aws:dynamodb:us-east-1:000000000000:table/Daybreak-Rows'])
      expect(answer('dynamodb', 'PutItem', { TableName, Item: {} })).toBeUndefined();
  });

  test.each([
    ['a key of 1,025 bytes', { path: `/resumes/${'a'.repeat(1_025)}` }, 'KeyTooLongError'],
    ['metadata of 2,049 bytes', { headers: { 'x-amz-meta-a': 'a'.repeat(2_048) } }, 'MetadataTooLarge'],
    ['an access control list', { headers: { 'x-amz-acl': 'private' } }, 'UnknownOperationException'],
    ['a bucket’s name with a space', { path: '/my%20bucket/a' }, 'InvalidBucketName'],
    [
      'a checksum that was announced and is missing',
      { headers: { 'x-amz-sdk-checksum-algorithm': 'CRC32' } },
      'InvalidRequest',
    ],
    ['a key of 1,024 bytes', { path: `/resumes/${'a'.repeat(1_024)}` }, undefined],
  ])('S3: %s', (_name, parts, code) => {
    expect(refuseRequest(object('PutObject', parts))?.code).toBe(code);
  });

  test('S3: checksums of every algorithm, also in the trailer of an upload in chunks', () => {
    // The check values of the text 123456789, from the catalogue of parametrised CRC algorithms and FIPS 180-4.
    const checksums = {
      crc32: 'y/Q5Jg==',
      crc32c: '4waSgw==',
      crc64nvme: 'rosUhgp5mIg=',
      sha1: '98O8HYCOBHMq32eZZczDTKeuNEE=',
    };
    for (const [name, value] of Object.entries(checksums)) {
      const headers = { [`x-amz-checksum-${name}`]: value };
      const trailer = Buffer.from(`9\r\n123456789\r\n0\r\nx-amz-checksum-${name}:${value}\r\n\r\n`);
      const whole = object('PutObject', { headers, body: Buffer.from('123456789') });
      const chunked = object('PutObject', { headers: { 'content-encoding': 'aws-chunked' }, body: trailer });

      expect([name, refuseRequest(whole)?.message, refuseRequest(chunked)?.message]).toEqual([
        name,
        undefined,
        undefined,
      ]);
      expect(refuseRequest({ ...whole, body: Buffer.from('other') })?.code).toBe('BadDigest');
    }
  });

  test.each([
    ['rate(1 minute)', true],
    ['rate(5 minutes)', true],
    ['cron(20 5 * * ? *)', true],
    ['cron(0/15 8-18 ? * MON-FRI *)', true],
    ['cron(0 12 L * ? 2026-2030)', true],
    ['at(2026-12-31T23:59:59)', true],
    ['cron(0 12 * * * *)', false],
    ['cron(60 12 * * ? *)', false],
    ['at(2026-12-31 23:59:59)', false],
    ['rate(0 minutes)', false],
  ])('Scheduler: %s', (expression, isValid) => {
    const members = {
      Name: 'poll-boards',
      ScheduleExpression: expression,
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: 'arn:aws:lambda:us-east-1:000000000000:function:fn',
        RoleArn: 'arn:aws:iam::000000000000:role/r',
      },
    };

    expect(answer('scheduler', 'CreateSchedule', members)).toBe(
      isValid ? undefined : `400 ValidationException: Invalid Schedule Expression ${expression}.`,
    );
    expect(answer('scheduler', 'CreateSchedule', { ...members, Name: 'poll boards' })).toMatch(
      /'name' failed/,
    );
  });

  test.each([
    ['a colon before its name', ':board', 'acme'],
    ['a value of spaces', 'board', '  '],
    ['a value with an accent', 'board', 'Société'],
  ])('CloudWatch: a dimension with %s', (_name, Name, Value) => {
    const members = {
      AlarmName: 'Age',
      EvaluationPeriods: 1,
      ComparisonOperator: 'GreaterThanThreshold',
      Dimensions: [{ Name, Value }],
    };

    expect(answer('cloudwatch', 'PutMetricAlarm', members)).toMatch(/^400 InvalidParameterValue/);
  });

  test.each([
    ['another attribute', { Colour: 'red' }, 'Unknown Attribute Colour.'],
    ['too long a delay', { DelaySeconds: '901' }, 'Invalid value for the parameter DelaySeconds.'],
    ['attributes in their bounds', { DelaySeconds: '900', VisibilityTimeout: '43200' }, undefined],
  ])('SQS: a queue with %s', (_name, Attributes, message) => {
    const members = { QueueUrl: 'http://127.0.0.1/000000000000/Boards', Attributes };

    expect(refuseInput('sqs', 'SetQueueAttributes', members)?.message).toBe(message);
  });

  test.each([
    ['Boards', { MessageDeduplicationId: 'a' }, 'MessageDeduplicationId'],
    ['Boards.fifo', { DelaySeconds: 5, MessageGroupId: 'a' }, 'DelaySeconds'],
  ])('SQS: a parameter that the queue %s doesn’t take', (name, members, parameter) => {
    const input = { QueueUrl: `http://127.0.0.1/000000000000/${name}`, MessageBody: 'a', ...members };

    expect(refuseInput('sqs', 'SendMessage', input)?.message).toMatch(
      new RegExp(`for parameter ${parameter} is invalid. Reason: The request include parameter`),
    );
  });
});

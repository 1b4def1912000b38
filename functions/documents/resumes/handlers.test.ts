import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { plentyOfTime } from '../../platform/fixtures/plenty-of-time.ts';
import { aResume } from './fixtures/memory-stores.ts';

const documents = mockClient(DynamoDBDocumentClient);
const s3 = mockClient(S3Client);
let handler: typeof import('./resumes.handler.ts')['handler'];
let check: typeof import('./check-file.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'daybreak',
    RESUMES_BUCKET: 'files',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    READ_FUNCTION: 'read',
  });
  ({ handler } = await import('./resumes.handler.ts'));
  ({ handler: check } = await import('./check-file.handler.ts'));
});

beforeEach(() => {
  documents.reset();
  s3.reset();
  documents.on(QueryCommand).resolves({ Items: [] });
  documents.on(GetCommand).resolves({});
  documents.on(UpdateCommand).resolves({ Attributes: {} });
});

const owner = { sub: 'ada', email: 'ada@example.com' };
const put = (input: object) => handler({ field: 'putSignedUrl', owner, arguments: { input } });

describe('putSignedUrl', () => {
  test('API-02 signs an upload under the caller’s own id, whatever the input says', async () => {
    const answer = await put({ fileName: 'cv.pdf', fileType: 'application/pdf', userId: 'bob', fileSize: 9 });
    expect(answer).toEqual({
      value: {
        id: expect.any(String),
        expires: expect.stringMatching(/Z$/),
        fileName: 'cv.pdf',
        fileType: 'application/pdf',
        signedUrl: expect.stringMatching(
          /^https:\/\/files\.s3\.us-east-1\.amazonaws\.com\/uploads\/ada\/[\w-]+\.pdf\?/,
        ),
      },
    });
    const [row] = documents.commandCalls(PutCommand);
    expect(row?.args[0].input.Item).toMatchObject({ pk: 'RESUME#ada', state: 'checking' });
  });

  test('RES-02 signs at most twenty links an hour', async () => {
    const refused = new ConditionalCheckFailedException({ message: 'No.', $metadata: {} });
    documents.on(UpdateCommand, { TableName: 'daybreak' }).rejects(refused);
    const answer = await put({ fileName: 'cv.pdf', fileType: 'application/pdf', userId: 'ada' });
    expect(answer).toMatchObject({
      fault: {
        code: 'BadInput',
        message: "You've uploaded many resumes in the last hour. Please try again later.",
      },
    });
    expect(documents.commandCalls(PutCommand)).toEqual([]);
    const [quotaUpdate] = documents.commandCalls(UpdateCommand);
    expect(quotaUpdate?.args[0].input.Key?.['sk']).toMatch(/#resume_links_h\d\d$/);
    expect(quotaUpdate?.args[0].input.ExpressionAttributeValues).toMatchObject({ ':most': 20 });
  });

  test('API-02 refuses with a sentence and writes nothing', async () => {
    const answer = await put({ fileName: 'cv.exe', fileType: 'application/pdf', userId: 'ada' });
    expect(answer).toEqual({
      fault: { code: 'BadInput', message: 'Please choose a .pdf, .doc or .docx file.' },
    });
    expect(documents.commandCalls(PutCommand)).toEqual([]);
  });
});

test('RES-01 resumes are listed for the caller’s own id', async () => {
  documents.on(QueryCommand).resolves({ Items: [aResume()] });
  const wanted = { links: true, texts: true };
  expect(await handler({ field: 'resumes', owner, wanted })).toMatchObject({ value: [{ id: 'one' }] });
  const [query] = documents.commandCalls(QueryCommand);
  expect(query?.args[0].input.ExpressionAttributeValues).toMatchObject({ ':pk': 'RESUME#ada' });
});

test('RES-01 resumes that are not kept are deleted', async () => {
  documents.on(QueryCommand).resolves({ Items: [aResume(), aResume({ id: 'two' })] });
  expect(await handler({ field: 'keepResumes', owner, ids: ['two'] })).toEqual({ value: undefined });
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input)).toEqual([
    { Bucket: 'files', Key: 'ada/one.pdf' },
  ]);
});

describe('the queue of uploaded files', () => {
  const event = (...bodies: object[]) =>
    ({
      Records: bodies.map((body, index) => ({
        messageId: `${index}`,
        body: JSON.stringify(body),
        attributes: { ApproximateReceiveCount: '1' },
      })),
      // The handler reads nothing else of the event.
    }) as unknown as SQSEvent;

  test('RES-02 a file without a resume is removed, whatever characters its key has', async () => {
    const message = { Records: [{ s3: { object: { key: 'a+b%28c%29/d.pdf', size: 3 } } }] };
    expect(await check(event(message), plentyOfTime)).toEqual({ batchItemFailures: [] });
    const [removed] = s3.commandCalls(DeleteObjectCommand);
    expect(removed?.args[0].input).toEqual({ Bucket: 'files', Key: 'a b(c)/d.pdf' });
  });

  test('S3’s test message is ignored', async () => {
    expect(await check(event({ Service: 'Amazon S3', Event: 's3:TestEvent' }), plentyOfTime)).toEqual({
      batchItemFailures: [],
    });
    expect(s3.calls()).toEqual([]);
  });

  test('a file that fails is retried, and the others of its batch are not', async () => {
    s3.on(DeleteObjectCommand, { Key: 'x/y.pdf' }).rejects(new Error('S3 is down.'));
    const message = (key: string) => ({ Records: [{ s3: { object: { key, size: 3 } } }] });
    expect(await check(event(message('x/y.pdf'), message('x/z.pdf')), plentyOfTime)).toEqual({
      batchItemFailures: [{ itemIdentifier: '0' }],
    });
  });
});

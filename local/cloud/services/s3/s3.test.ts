import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from './test-buckets.ts';

let buckets: Awaited<ReturnType<typeof startBuckets>>;
beforeAll(async () => {
  buckets = await startBuckets();
});
afterAll(() => buckets.close());

const put = (Key: string, Body = 'text') => new PutObjectCommand({ Bucket: 'resumes', Key, Body });

describe('a role', () => {
  test('writes and reads objects that its policy allows, with their headers', async () => {
    const object = {
      Bucket: 'resumes',
      Key: 'user-1/a b+ü.txt',
      Body: 'text',
      ContentType: 'text/plain',
      Metadata: { o: 'x' },
    };
    await buckets.uploader.send(new PutObjectCommand(object));
    const stored = await buckets.uploader.send(new GetObjectCommand({ Bucket: 'resumes', Key: object.Key }));
    const { ContentLength } = await buckets.uploader.send(
      new HeadObjectCommand({ Bucket: 'resumes', Key: object.Key }),
    );
    expect(ContentLength).toBe(4);
    expect([await stored.Body?.transformToString(), stored.ContentType, stored.Metadata]).toEqual([
      'text',
      'text/plain',
      { o: 'x' },
    ]);
  });

  test.each([
    ['a write elsewhere', put('user-2/a'), 's3:PutObject', 'resumes/user-2/a'],
    [
      'a deletion',
      new DeleteObjectCommand({ Bucket: 'resumes', Key: 'user-1/a' }),
      's3:DeleteObject',
      'resumes/user-1/a',
    ],
    [
      'a copy from elsewhere',
      new CopyObjectCommand({ Bucket: 'resumes', Key: 'user-1/c', CopySource: 'resumes/user-2/a' }),
      's3:GetObject',
      'resumes/user-2/a',
    ],
    ['a list of everything', new ListObjectsV2Command({ Bucket: 'resumes' }), 's3:ListBucket', 'resumes'],
  ])('may not do %s', async (_, command, action, resource) => {
    // The commands' types differ only in their responses, which this test ignores.
    const attempt = buckets.uploader.send(command as PutObjectCommand);
    await expect(attempt).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`perform: ${action} on resource: arn:aws:s3:::${resource} because`),
    });
  });

  test('lists the prefix that it may list', async () => {
    await buckets.everything.send(put('user-1/listed'));
    const { Contents = [] } = await buckets.uploader.send(
      new ListObjectsV2Command({ Bucket: 'resumes', Prefix: 'user-1/l' }),
    );
    expect(Contents.map(({ Key }) => Key)).toEqual(['user-1/listed']);
  });
});

test('If-None-Match: * keeps an existing object', async () => {
  await buckets.everything.send(put('once', 'first'));
  const again = buckets.everything.send(
    new PutObjectCommand({ Bucket: 'resumes', Key: 'once', Body: 'second', IfNoneMatch: '*' }),
  );
  await expect(again).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('an unsupported operation is refused by its address', async () => {
  const Delete = { Objects: [{ Key: 'user-1/a' }] };
  const attempt = buckets.everything.send(new DeleteObjectsCommand({ Bucket: 'resumes', Delete }));
  await expect(attempt).rejects.toThrow('The emulator does not support POST /resumes/?delete');
});

test('reading needs a signature', async () => {
  await buckets.everything.send(put('public'));
  const answer = await fetch(`${buckets.url}/resumes/public`);
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>AccessDenied</Code>'),
  ]);
});

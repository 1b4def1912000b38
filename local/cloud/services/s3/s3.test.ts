import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBuckets } from './test-buckets.ts';

let buckets: Awaited<ReturnType<typeof openBuckets>>;
beforeAll(async () => {
  buckets = await openBuckets();
});
afterAll(() => buckets.close());

const put = (Key: string, Body = 'text') => new PutObjectCommand({ Bucket: 'resumes', Key, Body });

describe('a role', () => {
  test('writes and reads what its policy names, with its headers', async () => {
    const wish = {
      Bucket: 'resumes',
      Key: 'user-1/a b+ü.txt',
      Body: 'text',
      ContentType: 'text/plain',
      Metadata: { o: 'x' },
    };
    await buckets.uploader.send(new PutObjectCommand(wish));
    const object = await buckets.uploader.send(new GetObjectCommand({ Bucket: 'resumes', Key: wish.Key }));
    const { ContentLength } = await buckets.uploader.send(
      new HeadObjectCommand({ Bucket: 'resumes', Key: wish.Key }),
    );
    expect(ContentLength).toBe(4);
    expect([await object.Body?.transformToString(), object.ContentType, object.Metadata]).toEqual([
      'text',
      'text/plain',
      { o: 'x' },
    ]);
  });

  test.each([
    ['a write elsewhere', put('user-2/a'), 's3:PutObject', 'resumes/user-2/a'],
    [
      'a deletion',
      new DeleteObjectsCommand({ Bucket: 'resumes', Delete: { Objects: [{ Key: 'user-1/a' }] } }),
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
  ])('is refused %s', async (_, command, action, resource) => {
    // The commands' types differ only in what they answer, which is not looked at.
    const attempt = buckets.uploader.send(command as PutObjectCommand);
    await expect(attempt).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`perform: ${action} on resource: arn:aws:s3:::${resource} because`),
    });
  });

  test('lists under the prefix it may list', async () => {
    await buckets.everything.send(put('user-1/listed'));
    const { Contents = [] } = await buckets.uploader.send(
      new ListObjectsV2Command({ Bucket: 'resumes', Prefix: 'user-1/l' }),
    );
    expect(Contents.map(({ Key }) => Key)).toEqual(['user-1/listed']);
  });
});

test('a write that must not replace an object does not', async () => {
  await buckets.everything.send(put('once', 'first'));
  const again = buckets.everything.send(
    new PutObjectCommand({ Bucket: 'resumes', Key: 'once', Body: 'second', IfNoneMatch: '*' }),
  );
  await expect(again).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('nobody reads without a signature', async () => {
  await buckets.everything.send(put('public'));
  const answer = await fetch(`${buckets.url}/resumes/public`);
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>AccessDenied</Code>'),
  ]);
});

import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { browserCors } from '../browser-cors.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { allow, clientOf, dataFolder, openDoor } from '../test-door.ts';
import { s3Admin } from './admin.ts';
import { s3Permissions } from './permissions.ts';
import { s3Service } from './s3.ts';

const PAGE = 'https://site.example';
let fauxqs: Fauxqs;
let door: Awaited<ReturnType<typeof openDoor>>;
let uploader: S3Client;
let everything: S3Client;

beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  const { admin, rulesOf } = s3Admin(fauxqs);
  await admin.createBucket({
    BucketName: 'resumes',
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: [PAGE],
          AllowedMethods: ['PUT', 'POST'],
          AllowedHeaders: ['content-type'],
          MaxAge: 300,
        },
      ],
    },
  });
  await admin.createBucket({ BucketName: 'site' });
  door = await openDoor({
    services: new Map([['s3', s3Service(fauxqs)]]),
    permissions: new Map([['s3', s3Permissions]]),
    cors: browserCors(rulesOf),
  });
  const role = door.principals.add('Uploader', [
    allow(['s3:PutObject', 's3:GetObject'], 'arn:aws:s3:::resumes/user-1/*'),
    {
      ...allow(['s3:ListBucket'], 'arn:aws:s3:::resumes'),
      Condition: { StringLike: { 's3:prefix': ['user-1/*'] } },
    },
  ]);
  const settings = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const };
  uploader = new S3Client({ ...clientOf(door.url, role), ...settings });
  const [local] = door.principals.all();
  if (!local) throw new Error('There is no local principal.');
  everything = new S3Client({ ...clientOf(door.url, local), ...settings });
});

afterAll(async () => {
  await door.close();
  await fauxqs.stop();
});

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
    await uploader.send(new PutObjectCommand(wish));
    const object = await uploader.send(new GetObjectCommand({ Bucket: 'resumes', Key: wish.Key }));
    const { ContentLength } = await uploader.send(
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
    const attempt = uploader.send(command as PutObjectCommand);
    await expect(attempt).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`perform: ${action} on resource: arn:aws:s3:::${resource} because`),
    });
  });

  test('lists under the prefix it may list', async () => {
    await everything.send(put('user-1/listed'));
    const { Contents = [] } = await uploader.send(
      new ListObjectsV2Command({ Bucket: 'resumes', Prefix: 'user-1/l' }),
    );
    expect(Contents.map(({ Key }) => Key)).toEqual(['user-1/listed']);
  });
});

test('a write that must not replace an object does not', async () => {
  await everything.send(put('once', 'first'));
  const again = everything.send(
    new PutObjectCommand({ Bucket: 'resumes', Key: 'once', Body: 'second', IfNoneMatch: '*' }),
  );
  await expect(again).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('nobody reads without a signature', async () => {
  await everything.send(put('public'));
  const answer = await fetch(`${door.url}/resumes/public`);
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>AccessDenied</Code>'),
  ]);
});

describe('RES-02 a presigned URL', () => {
  const sign = (key = 'user-1/signed.pdf', expiresIn = 60, signingDate = new Date()) =>
    getSignedUrl(
      uploader,
      new PutObjectCommand({ Bucket: 'resumes', Key: key, ContentType: 'application/pdf' }),
      {
        ...{ expiresIn, signingDate },
        signableHeaders: new Set(['content-type']),
      },
    );
  const upload = async (url: string, type = 'application/pdf') => {
    const answer = await fetch(url, { method: 'PUT', body: '%PDF', headers: { 'content-type': type } });
    return [answer.status, /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1]];
  };

  test('lets a browser write that object', async () => {
    expect(await upload(await sign())).toEqual([200, undefined]);
  });

  test('ends when it expires', async () => {
    const url = await sign(undefined, 60, new Date(Date.now() - 61_000));
    const answer = await fetch(url, {
      method: 'PUT',
      body: '%PDF',
      headers: { 'content-type': 'application/pdf' },
    });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('<Message>Request has expired</Message>'),
    ]);
  });

  test.each([
    ['another key', (url: string) => url.replace('signed.pdf', 'other.pdf')],
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['another signature', (url: string) => url.replace(/Signature=[0-9a-f]{8}/, 'Signature=00000000')],
  ])('is worth nothing with %s', async (_, change) => {
    expect(await upload(change(await sign()))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('is worth nothing with another content type or method', async () => {
    expect(await upload(await sign(), 'text/html')).toEqual([403, 'SignatureDoesNotMatch']);
    expect((await fetch(await sign())).status).toBe(403);
  });

  test('grants no more than its signer may do', async () => {
    expect(await upload(await sign('user-2/signed.pdf'))).toEqual([403, 'AccessDenied']);
  });
});

describe('RES-02 an upload form', () => {
  const conditions: PresignedPostOptions['Conditions'] = [
    ['content-length-range', 1, 10],
    ['eq', '$Content-Type', 'application/pdf'],
    ['starts-with', '$key', 'user-1/'],
  ];
  const post = async (changes: Record<string, string> = {}, content = '%PDF', Expires = 60) => {
    const options = { Bucket: 'resumes', Key: 'user-1/posted.pdf', Conditions: conditions, Expires };
    const { url, fields } = await createPresignedPost(uploader, {
      ...options,
      Fields: { 'Content-Type': 'application/pdf' },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
    form.append('file', new Blob([content]), 'cv.pdf');
    const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: PAGE } });
    const text = await answer.text();
    return {
      status: answer.status,
      code: /<Code>(.*)<\/Code>/.exec(text)?.[1],
      text,
      origin: answer.headers.get('access-control-allow-origin'),
    };
  };

  test('stores the file, and the page may read the answer', async () => {
    expect(await post()).toMatchObject({ status: 204, origin: PAGE });
    const object = await everything.send(
      new GetObjectCommand({ Bucket: 'resumes', Key: 'user-1/posted.pdf' }),
    );
    expect([await object.Body?.transformToString(), object.ContentType]).toEqual(['%PDF', 'application/pdf']);
  });

  test.each([
    ['too large a file', {}, 'x'.repeat(11), 'EntityTooLarge'],
    ['an empty file', {}, '', 'EntityTooSmall'],
    ['another content type', { 'Content-Type': 'text/html' }, 'x', 'AccessDenied'],
    ['a key outside its folder', { key: 'user-2/x.pdf' }, 'x', 'AccessDenied'],
    ['a field nobody foresaw', { 'x-amz-meta-admin': 'yes' }, 'x', 'AccessDenied'],
    [
      'a policy that another signed',
      { Policy: btoa('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}') },
      'x',
      'SignatureDoesNotMatch',
    ],
  ])('refuses %s, and the page may read why', async (_, changes, content, code) => {
    expect(await post(changes, content)).toMatchObject({ code, origin: PAGE });
  });

  test('ends when it expires', async () => {
    expect(await post({}, 'x', -1)).toMatchObject({
      status: 403,
      text: expect.stringContaining('Policy expired'),
    });
  });
});

describe('a preflight', () => {
  const ask = async (path: string, origin: string, method: string, headers = 'content-type') => {
    const answer = await fetch(`${door.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };

  test.each([
    ['the page the bucket names', '/resumes/user-1/x', PAGE, 'PUT', 'content-type', [200, PAGE]],
    ['another page', '/resumes/user-1/x', 'https://evil.example', 'PUT', 'content-type', [403, null]],
    ['another method', '/resumes/user-1/x', PAGE, 'DELETE', 'content-type', [403, null]],
    ['another header', '/resumes/user-1/x', PAGE, 'PUT', 'x-other', [403, null]],
    ['a bucket without rules', '/site/x', PAGE, 'GET', 'content-type', [403, null]],
  ])('from %s', async (_, path, origin, method, headers, expected) => {
    expect(await ask(path, origin, method, headers)).toEqual(expected);
  });
});

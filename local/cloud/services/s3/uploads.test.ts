import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBuckets, PAGE } from './test-buckets.ts';

let buckets: Awaited<ReturnType<typeof openBuckets>>;
beforeAll(async () => {
  buckets = await openBuckets();
});
afterAll(() => buckets.close());

describe('RES-02 a presigned URL', () => {
  const sign = (key = 'user-1/signed.pdf', expiresIn = 60, signingDate = new Date()) =>
    getSignedUrl(
      buckets.uploader,
      new PutObjectCommand({ Bucket: 'resumes', Key: key, ContentType: 'application/pdf' }),
      { expiresIn, signingDate, signableHeaders: new Set(['content-type']) },
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

  test('is worth nothing with another length, where one is signed', async () => {
    const signed = (ContentLength: number) =>
      getSignedUrl(
        buckets.uploader,
        new PutObjectCommand({ Bucket: 'resumes', Key: 'user-1/signed.pdf', ContentLength }),
      );
    expect(await upload(await signed('%PDF'.length))).toEqual([200, undefined]);
    expect(await upload(await signed(10))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('says under which name a browser keeps what it gives', async () => {
    await upload(await sign());
    const command = {
      Bucket: 'resumes',
      Key: 'user-1/signed.pdf',
      ResponseContentDisposition: 'attachment; filename="Ada.pdf"',
    };
    const answer = await fetch(await getSignedUrl(buckets.uploader, new GetObjectCommand(command)));
    expect([answer.headers.get('content-disposition'), await answer.text()]).toEqual([
      'attachment; filename="Ada.pdf"',
      '%PDF',
    ]);
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
    const { url, fields } = await createPresignedPost(buckets.uploader, {
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
    const object = await buckets.everything.send(
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
    const answer = await fetch(`${buckets.url}${path}`, {
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

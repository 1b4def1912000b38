import { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { filesIn } from './files.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const s3 = new S3Client({ region: 'us-east-1', credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
const files = filesIn(s3, 'files');
const put = async (size?: number) => {
  const file = { objectKey: 'ada/one.pdf', type: 'application/pdf', size };
  return new URL(await files.linkToPut(file));
};

test('RES-02 a link to put a file signs its place, type and size, and no checksum of a body that is not there', async () => {
  const { host, pathname, searchParams } = await put(9);
  expect([host, pathname]).toEqual(['files.s3.us-east-1.amazonaws.com', '/ada/one.pdf']);
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(searchParams.get('X-Amz-Expires')).toBe('300');
  expect([...searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([]);
});

test('RES-02 where no size is known, the type is signed all the same', async () => {
  expect((await put()).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
});

test('RES-01 a link to a file downloads it under its own name, whatever that is', async () => {
  const { searchParams } = new URL(await files.linkToGet('ada/one.pdf', 'Ada “A” Lovelace\r\nx: ü.pdf'));
  const disposition = searchParams.get('response-content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).toContain('%C3%BC.pdf');
  expect(disposition).not.toMatch(/[\r\n]/);
});

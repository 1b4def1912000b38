import { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { resumeFiles } from './resume-files.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const s3 = new S3Client({ region: 'us-east-1', credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
const files = resumeFiles(s3, 'files');
const put = async (size?: number) => {
  const file = { objectKey: 'ada/one.pdf', type: 'application/pdf', size };
  return new URL(await files.signUpload(file));
};

test('RES-02 an upload link signs key, type and size, and no checksum', async () => {
  const { host, pathname, searchParams } = await put(9);
  expect([host, pathname]).toEqual(['files.s3.us-east-1.amazonaws.com', '/ada/one.pdf']);
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(searchParams.get('X-Amz-Expires')).toBe('300');
  expect([...searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([]);
});

test('RES-02 an upload link without a size still signs the type', async () => {
  expect((await put()).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
});

test('RES-01 a download link keeps the file’s own name, whatever its characters', async () => {
  const { searchParams } = new URL(await files.signDownload('ada/one.pdf', 'Ada “A” Lovelace\r\nx: ü.pdf'));
  const disposition = searchParams.get('response-content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).toContain('%C3%BC.pdf');
  expect(disposition).not.toMatch(/[\r\n]/);
});

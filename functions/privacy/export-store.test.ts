import { Readable } from 'node:stream';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { exportStore } from './export-store.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const s3 = new S3Client({ region: 'us-east-1', credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
const storage = mockClient(s3);
const exports = exportStore(s3, 'files');
const MEGABYTE = 1024 * 1024;
let read: number;
/** How many megabytes had been read when each part was sent. */
let readBefore: number[];
let parts: Buffer[];

const megabytes = (count: number) => Readable.from(chunks(count), { objectMode: false });

async function* chunks(count: number) {
  for (read = 0; read < count; read += 1) yield '“ü” '.padEnd(MEGABYTE - 5, `${read}`);
}

beforeEach(() => {
  storage.reset();
  [readBefore, parts] = [[], []];
  storage.on(PutObjectCommand).resolves({});
  storage.on(CreateMultipartUploadCommand).resolves({ UploadId: 'one' });
  storage.on(CompleteMultipartUploadCommand).resolves({});
  storage.on(UploadPartCommand).callsFake(({ PartNumber, Body }: { PartNumber: number; Body: Buffer }) => {
    readBefore.push(read);
    parts.push(Body);
    return { ETag: `${PartNumber}` };
  });
});

describe('an export in S3', () => {
  test('API-03 is one object per person, which the next export replaces and erasure removes', async () => {
    await exports.write('ada', megabytes(1));
    await exports.remove('ada');
    const file = { Bucket: 'files', Key: 'exports/ada.json' };
    const [put] = storage.commandCalls(PutObjectCommand);
    expect(put?.args[0].input).toMatchObject({ ...file, ContentType: 'application/json' });
    expect(storage.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual(file);
  });

  test('API-03 of 32 MB is uploaded in parts while it is read', async () => {
    await exports.write('ada', megabytes(32));
    let whole = '';
    for await (const chunk of chunks(32)) whole += chunk;
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect(parts.length).toBeGreaterThan(4);
    expect(readBefore[0]).toBeLessThan(10);
  });
});

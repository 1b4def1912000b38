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
import { exportsIn } from './exports.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const s3 = new S3Client({ region: 'us-east-1', credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
const storage = mockClient(s3);
const exports = exportsIn(s3, 'files');
const MEGABYTE = 1024 * 1024;
let read: number;
/** How much had been read when each part was sent. */
let readBefore: number[];
let parts: Buffer[];

async function* megabytes(count: number) {
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

describe('an export in storage', () => {
  test('API-03 is one object, replaced by the next and removed with the person', async () => {
    await exports.write('ada', megabytes(1));
    await exports.remove('ada');
    const file = { Bucket: 'files', Key: 'exports/ada.json' };
    const [put] = storage.commandCalls(PutObjectCommand);
    expect(put?.args[0].input).toMatchObject({ ...file, ContentType: 'application/json' });
    expect(storage.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual(file);
  });

  test('API-03 larger than AppSync and Lambda return is written in parts, before all of it is read', async () => {
    await exports.write('ada', megabytes(32));
    let whole = '';
    for await (const piece of megabytes(32)) whole += piece;
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect(parts.length).toBeGreaterThan(4);
    expect(readBefore[0]).toBeLessThan(10);
  });
});

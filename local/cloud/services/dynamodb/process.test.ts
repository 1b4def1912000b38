import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { explainExit, startDynamoDbProcess } from './process.ts';

test('LOCAL-01 a missing Java is one sentence that says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dynamodb-'));
  await expect(startDynamoDbProcess(folder, '/no/such/java')).rejects.toThrow(
    /^Java is missing, which DynamoDB Local runs on: install Java 17 or newer .*\.$/,
  );
});

test.each([
  [
    'Error: A JNI error\nException java.lang.UnsupportedClassVersionError: x has been compiled by',
    'Java is too old',
  ],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 'Java is missing'],
  [
    'Exception in thread main\nInvalid directory for database creation.',
    'Invalid directory for database creation',
  ],
  ['', 'it gave no reason'],
])('what Java complained of becomes a sentence: %s', (complaints, expected) => {
  expect(explainExit(1, complaints)).toContain(expected);
});

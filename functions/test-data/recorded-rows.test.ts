import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { readRecordedRows } from './recorded-rows.ts';

const Row = z.object({ title: z.string() });
const ROWS = JSON.stringify([{ title: 'Data Engineer', company: 'Acme' }]);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  mkdirSync(join(folder, 'jobs'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the recorded postings of a benchmark', () => {
  test.each([
    ['lifecycle.json', ROWS],
    ['lifecycle.json.gz', gzipSync(ROWS)],
  ])('are read from %s', (file, content) => {
    writeFileSync(join(folder, 'jobs', file), content);
    expect(readRecordedRows(folder, 'lifecycle', Row)).toEqual([{ title: 'Data Engineer' }]);
  });

  test('fail with directions to the data if the folder or a file in it is missing', () => {
    const rows = (at?: string) => () => readRecordedRows(at, 'with_descriptions', Row);
    expect(rows()).toThrow(
      /^Needs a folder with jobs\/with_descriptions\.json\.gz\. Create it from .*ambicuity\/New-Grad-Jobs \(MIT\)/,
    );
    expect(rows(folder)).toThrow(/recorded-\w+ is not a folder with jobs\/with_descriptions\.json\.gz\./);
    expect(rows()).toThrow(expect.objectContaining({ name: 'MissingDataError' }));
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const HOUR = 3_600;
const MODULE = new URL('./shift-clock.ts', import.meta.url).href;
const PRINT = `console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), +new Date(5), new Date() instanceof Date]))`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([0, HOUR, -HOUR])('the clock of a function can be wrong by %i seconds', async (seconds) => {
  const file = join(folder, `${seconds}`);
  writeFileSync(file, String(seconds));
  const env = { ...process.env, FUNCTION_CLOCK_FILE: file };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', MODULE, '-e', PRINT], { env });
  const [now, ofDate, ofText, given, isDate] = JSON.parse(stdout) as number[];
  const expected = Date.now() + 1_000 * seconds;
  // A tenth of an hour is more than any start takes.
  for (const time of [now, ofDate, ofText])
    expect(Math.abs(Number(time) - expected)).toBeLessThan(HOUR * 100);
  expect([given, isDate]).toEqual([5, true]);
});

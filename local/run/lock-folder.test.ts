import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LOCK_FILE, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('LOCAL-01 a data folder', () => {
  test('is used by one product at a time, and the second one says which process has it', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `Daybreak is already running on ${folder}, as process ${process.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
    release();
    expect(existsSync(join(folder, LOCK_FILE))).toBe(false);
    lockFolder(folder)();
  });

  test('is free again after its process was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    writeFileSync(join(folder, LOCK_FILE), `${child.pid} `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => lockFolder(folder)).not.toThrow();
  });

  test.each([
    ['the id of another process by now', `${process.pid} Mon Jan  1 00:00:00 2024`],
    ['no id', ''],
    ['an id that no process has', '0 Mon Jan  1 00:00:00 2024'],
  ])('is free if its lock has %s', (_, holder) => {
    writeFileSync(join(folder, LOCK_FILE), holder);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});

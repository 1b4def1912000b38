import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openCheckpoints } from './checkpoints.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the last position of each shard survives a restart', () => {
  const checkpoints = openCheckpoints(folder, 'mapping');
  checkpoints.set('a', '1');
  checkpoints.set('b', '7');
  checkpoints.set('a', '2');

  const reopened = openCheckpoints(folder, 'mapping');

  expect(['a', 'b', 'c'].map(reopened.positionOf)).toEqual(['2', '7', undefined]);
  expect(readFileSync(join(folder, 'mapping.jsonl'), 'utf8')).toBe('["a","2"]\n["b","7"]\n');
});

test('a line that a killed process was writing is ignored', () => {
  openCheckpoints(folder, 'mapping').set('a', '1');
  appendFileSync(join(folder, 'mapping.jsonl'), '["a",');

  const reopened = openCheckpoints(folder, 'mapping');
  reopened.set('b', '2');

  expect(openCheckpoints(folder, 'mapping').positionOf('a')).toBe('1');
  expect(openCheckpoints(folder, 'mapping').positionOf('b')).toBe('2');
});
